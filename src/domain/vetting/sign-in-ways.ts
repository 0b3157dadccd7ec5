export const SIGN_IN_WAYS = ['invitation', 'passkey', 'code', 'demo'] as const;
/** By what a session was opened. */
export type SignInWay = (typeof SIGN_IN_WAYS)[number];
