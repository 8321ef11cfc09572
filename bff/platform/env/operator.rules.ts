/** The facts of who runs this instance that its legal pages need, each by the name of its variable. */
export const REQUIRED_FACTS = [
  'OPERATOR_NAME',
  'OPERATOR_STREET',
  'OPERATOR_CITY',
  'OPERATOR_EMAIL',
  'OPERATOR_HOST',
  'OPERATOR_DATA_PROTECTION_AUTHORITY',
] as const;

/** The facts that not every operator has, or that need to be said only where they differ from what the pages say. */
export const OPTIONAL_FACTS = [
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

/** A fact without which the pages say that it is missing. */
export type RequiredFact = (typeof REQUIRED_FACTS)[number];

/** A fact without which the pages leave out its block, or say what goes without saying. */
export type OptionalFact = (typeof OPTIONAL_FACTS)[number];

/** A fact about who runs this instance. */
export type OperatorFact = RequiredFact | OptionalFact;

/** What is known of who runs this instance. */
export type Operator = Partial<Record<OperatorFact, string>>;

/** The settings that the legal pages show beside the facts. */
export const SHOWN_SETTINGS = ['LOG_RETENTION_DAYS'] as const;

/** What the server writes into the legal pages. */
export type PageFact = OperatorFact | (typeof SHOWN_SETTINGS)[number];
