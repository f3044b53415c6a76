/** Names of passkeys are shown in one row. */
export const LONGEST_PASSKEY_NAME = 60;
