export const SHORTEST_PASSWORD = 8;
/** Long enough for any pass phrase. Hashing longer ones would keep the server busy. */
export const LONGEST_PASSWORD = 200;

/**
 * The passwords that attackers try first, of those with the allowed length. Case is ignored.
 */
const COMMON: ReadonlySet<string> = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword passw0rd1 passwort
  passwords password! password1! welcome1 welcome123 letmein1 letmein123 iloveyou iloveyou1 iloveyou2 sunshine
  sunshine1 princess princess1 football football1 baseball baseball1 basketball superman superman1 batman123
  starwars starwars1 trustno1 whatever whatever1 computer computer1 internet internet1 michelle jennifer
  jessica1 michael1 charlie1 jonathan elizabeth samantha alexander victoria danielle benjamin nicholas
  liverpool chelsea1 arsenal1 everton1 rangers1 celtic123 barcelona manchester mustang1 corvette mercedes
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y
  1qaz2wsx 1qazxsw2 qazwsxedc zaq12wsx zaq1zaq1 asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 azertyuiop
  12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 87654321 01234567 11111111
  111111111 1111111111 00000000 000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888
  99999999 999999999 12341234 11223344 112233445566 12121212 123123123 123321123 147258369 159753456 741852963
  963852741 789456123 456789123 13131313 10101010 20202020 abcd1234 abcdefgh abcdefg1 abc12345 abc123456
  a1b2c3d4 a1234567 a12345678 a123456789 q1w2e3r4 q1w2e3r4t5 aa123456 aa12345678 aaaaaaaa admin123 admin1234
  administrator changeme changeme1 default1 guest123 secret123 master123 monkey123 dragon123 shadow123
  samsung1 iphone123 android1 google123 facebook facebook1 linkedin myspace1 pokemon1 pokemon123 minecraft
  minecraft1 spiderman hello123 hello1234 testtest test1234 testing123 temp1234 letmeinnow mypassword
  nopassword yourpassword newpassword password2 password3 password7 password01 password11 password99
  spring2024 summer2024 autumn2024 winter2024 spring2025 summer2025 autumn2025 winter2025 spring2026
  summer2026 autumn2026 winter2026 threefold threefold1`.split(/\s+/),
);

export const TOO_COMMON = 'Too easy to guess: many people use this one';

/** The error message for a new password; undefined for a good one. */
export function passwordError(password: string, email = ''): string | undefined {
  if (password === '') return 'Required';
  if (password.length < SHORTEST_PASSWORD) return `Use at least ${SHORTEST_PASSWORD} characters`;
  if (password.length > LONGEST_PASSWORD) return 'Too long';
  const plain = password.trim().toLowerCase();
  if (COMMON.has(plain) || isOneSign(plain)) return TOO_COMMON;
  const address = email.trim().toLowerCase();
  const isAddress = address !== '' && (plain === address || plain === address.split('@')[0]);
  return isAddress ? 'Choose one that is not your email' : undefined;
}

const isOneSign = (text: string) => new Set(text).size <= 1;
