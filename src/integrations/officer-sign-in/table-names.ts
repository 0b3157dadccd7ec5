/** The library's models under the names of our tables and columns. */
const stamps = { createdAt: 'created_at', updatedAt: 'updated_at' };

export const USER = {
  modelName: 'officer',
  fields: { emailVerified: 'email_verified', ...stamps },
  additionalFields: {
    role: { type: 'string', input: false, required: false },
    languages: { type: 'string[]', input: false, required: false },
    skippedTopics: {
      type: 'string[]',
      input: false,
      required: false,
      fieldName: 'skipped_topics',
    },
    skippedOn: { type: 'string', input: false, required: false, fieldName: 'skipped_on' },
    heavyLimit: { type: 'number', input: false, required: false, fieldName: 'heavy_limit' },
    lightUntil: { type: 'date', input: false, required: false, fieldName: 'light_until' },
    disabledAt: { type: 'date', input: false, required: false, fieldName: 'disabled_at' },
    countsFrom: { type: 'date', input: false, required: false, fieldName: 'counts_from' },
    leadsFrom: { type: 'date', input: false, required: false, fieldName: 'leads_from' },
  },
} as const;

export const SESSION = {
  modelName: 'officer_session',
  fields: {
    userId: 'officer_id',
    expiresAt: 'expires_at',
    ipAddress: 'ip_address',
    userAgent: 'user_agent',
    ...stamps,
  },
  additionalFields: {
    way: { type: 'string', input: false, required: false },
    passkeyId: { type: 'string', input: false, required: false, fieldName: 'passkey_id' },
    confirmedAt: { type: 'date', input: false, required: false, fieldName: 'confirmed_at' },
    addsUntil: { type: 'date', input: false, required: false, fieldName: 'adds_until' },
  },
} as const;

export const ACCOUNT = {
  modelName: 'officer_account',
  fields: {
    accountId: 'account_id',
    providerId: 'provider_id',
    userId: 'officer_id',
    accessToken: 'access_token',
    refreshToken: 'refresh_token',
    idToken: 'id_token',
    accessTokenExpiresAt: 'access_token_expires_at',
    refreshTokenExpiresAt: 'refresh_token_expires_at',
    ...stamps,
  },
} as const;

export const VERIFICATION = {
  modelName: 'officer_verification',
  fields: { expiresAt: 'expires_at', ...stamps },
} as const;

export const PASSKEY = {
  passkey: {
    modelName: 'officer_passkey',
    fields: {
      publicKey: 'public_key',
      userId: 'officer_id',
      credentialID: 'credential_id',
      deviceType: 'device_type',
      backedUp: 'backed_up',
      createdAt: 'created_at',
    },
  },
} as const;

export const TWO_FACTOR = {
  user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
  twoFactor: {
    modelName: 'officer_two_factor',
    fields: {
      backupCodes: 'backup_codes',
      userId: 'officer_id',
      failedVerificationCount: 'failed_verification_count',
      lockedUntil: 'locked_until',
    },
  },
} as const;
