/** Gmail delivers both domains to one mailbox, and ignores dots before the @. */
const GMAIL: readonly string[] = ['gmail.com', 'googlemail.com'];

const partsOf = (email: string): [local: string, domain: string] => {
  const text = email.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  return [text.slice(0, at), text.slice(at + 1)];
};

/**
 * The mailbox that an email leads to: 'ann+2@mail.example' and 'ANN@mail.example' are one. Only for counting what one
 * person has open. Mail always goes to the email as it was typed.
 */
export function mailboxOf(email: string): string {
  const [typed, domain] = partsOf(email);
  // Some providers have no tags: an email that is nothing but a tag stays as it is.
  const local = /^[^+]+/.exec(typed)?.[0] ?? typed;
  return GMAIL.includes(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** The domains of all emails that may lead to the same mailbox. */
export function mailboxDomains(email: string): readonly string[] {
  const [, domain] = partsOf(email);
  return GMAIL.includes(domain) ? GMAIL : [domain];
}
