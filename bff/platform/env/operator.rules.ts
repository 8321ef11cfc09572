/** The facts of who runs this instance that its legal pages need, each by the name of its variable. */
export const REQUIRED_FACTS = [
  'OPERATOR_NAME',
  'OPERATOR_STREET',
  'OPERATOR_CITY',
  'OPERATOR_EMAIL',
  'OPERATOR_HOST',
  'OPERATOR_DATA_PROTECTION_AUTHORITY',
] as const;

/** The facts that some operators lack, or that are needed only where they differ from the pages' default text. */
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

/** A fact that can be missing: the pages then leave out its block or show their default text. */
export type OptionalFact = (typeof OPTIONAL_FACTS)[number];

/** A fact about who runs this instance. */
export type OperatorFact = RequiredFact | OptionalFact;

/** The known facts about the operator of this instance. */
export type Operator = Partial<Record<OperatorFact, string>>;

/** The settings that the legal pages show beside the facts. */
export const SHOWN_SETTINGS = ['LOG_RETENTION_DAYS'] as const;

/** A fact that the server writes into the legal pages. */
export type PageFact = OperatorFact | (typeof SHOWN_SETTINGS)[number];
