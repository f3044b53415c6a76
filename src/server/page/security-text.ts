const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/** RFC 9116: whom to tell of a weakness. It says until when it holds, so it is written anew each time. */
export function securityText(email: string | undefined, origin: string, now: Date): string {
  const lines = [
    ...(email ? [`Contact: mailto:${email}`] : [`Contact: ${origin}/`]),
    `Expires: ${new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}
