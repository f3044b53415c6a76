/** Luhn's check digit: every second digit from the right is doubled. It finds each wrong digit and most swaps of two. */
export function luhnDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, sign, index) => {
    const digit = Number(sign) * (index % 2 === 0 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
