/** The code that a buyer says at the counter, as it is stored: '377 036' and '377-036' are '377036'. */
export const readCounterCode = (typed: string): string => typed.replace(/[\s\p{Dash}]/gu, '');
