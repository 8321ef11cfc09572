/** Operator settings that the legal pages require, by variable name. */
export const REQUIRED_SETTINGS = [
  'OPERATOR_NAME',
  'OPERATOR_STREET',
  'OPERATOR_CITY',
  'OPERATOR_EMAIL',
  'OPERATOR_HOST',
  'OPERATOR_DATA_PROTECTION_AUTHORITY',
] as const;

/** Operator settings that not every operator has, or that only replace a default text. */
export const OPTIONAL_SETTINGS = [
  'OPERATOR_REPRESENTATIVE',
  'OPERATOR_PHONE',
  'OPERATOR_REGISTER',
  'OPERATOR_VAT_ID',
  'OPERATOR_EDITOR',
  'OPERATOR_DATA_PROTECTION_OFFICER',
  'OPERATOR_MAIL_PROVIDER',
  'OPERATOR_BACKUP_HOST',
  'OPERATOR_LANGUAGES',
  'OPERATOR_DISPUTE_RESOLUTION',
  'OPERATOR_MARKET_SURVEILLANCE',
] as const;

/** A setting that the pages mark as missing while it is unset. */
export type RequiredSetting = (typeof REQUIRED_SETTINGS)[number];

/** A setting without which the pages omit its block or show a default text. */
export type OptionalSetting = (typeof OPTIONAL_SETTINGS)[number];

export type OperatorSetting = RequiredSetting | OptionalSetting;

/** The operator settings that are set. */
export type Operator = Partial<Record<OperatorSetting, string>>;

/** The settings that the server writes into the pages. */
export const PAGE_SETTINGS = [
  ...REQUIRED_SETTINGS,
  ...OPTIONAL_SETTINGS,
  'LOG_RETENTION_DAYS',
  'OIDC_NAME',
] as const;

export type PageSetting = (typeof PAGE_SETTINGS)[number];
