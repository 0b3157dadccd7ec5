import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';

/** RFC 6238, as a code app computes it from the key that was typed into it. */
export async function codeOf(key: string): Promise<string> {
  return createOTP(secretIn(key)).totp();
}

/** What the library keeps of it. */
export const secretIn = (key: string) => Buffer.from(base32.decode(key)).toString();
