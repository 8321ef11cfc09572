import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Parent } from './parents.ts';
import type { AppContext } from './context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string | number; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day without time and zone, as `yyyy-MM-dd`, from 1000-01-01 to 9999-12-31. */
  Date: { input: string; output: string; }
  /**
   * An instant, as an ISO 8601 text in UTC with milliseconds, such as `2026-11-20T18:04:05.123Z`. An input may have another
   * offset, such as `+01:00`, and up to nine decimal places, of which three count.
   */
  DateTime: { input: Date; output: Date; }
};

/** The account of the signed-in person: its settings, and every credential that signs in to it. */
export type Account = {
  __typename?: 'Account';
  /** When the person confirmed the address, or null. */
  addressConfirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The API tokens that have not expired, oldest first. */
  apiTokens: Array<ApiToken>;
  /** The consent to the current wording, or else the newest earlier consent; an outdated consent blocks nothing. */
  consent: Consent;
  /** Every consent, oldest first. */
  consents: Array<Consent>;
  /** When the account was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The addresses that the account gave up in the last seven days, which stay reserved for it. */
  formerAddresses: Array<Scalars['String']['output']>;
  /** Whether memories are shown. */
  hasMemories: Scalars['Boolean']['output'];
  /** Whether the account has a password. */
  hasPassword: Scalars['Boolean']['output'];
  /** Whether the last sign-in is fresh enough (15 minutes) to change credentials without the current password. */
  hasRecentSignIn: Scalars['Boolean']['output'];
  /** Whether optional security mails are sent; mails about a new password or a new address are always sent. */
  hasSecurityMails: Scalars['Boolean']['output'];
  /** Whether the streak is shown. */
  hasStreak: Scalars['Boolean']['output'];
  /** Serial key. */
  id: Scalars['ID']['output'];
  /** Identities at providers that can sign in to the account, oldest first. */
  identities: Array<LinkedIdentity>;
  /** The imports that can still be undone, newest first; at most 20. */
  imports: Array<AnswerImport>;
  /** Whether the person has confirmed the address; only a confirmed address gets a mail for a forgotten password. */
  isAddressConfirmed: Scalars['Boolean']['output'];
  /** The last sign-in, with any credential; a registration counts. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * The last sign-in, use by a program (to the month), or click on the link that keeps an unused account; a registration
   * counts.
   */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The display name that a provider gave, if any. */
  name?: Maybe<Scalars['String']['output']>;
  /** When a mail last reported a sign-in from a new browser, or null. */
  newDeviceMailedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The user handle in base64url, for what a browser is told of known passkeys; null before the first passkey is started. */
  passkeyUserHandle?: Maybe<Scalars['String']['output']>;
  /** Passkeys, oldest first. */
  passkeys: Array<Passkey>;
  /** The requested new address, which waits for its confirmation, or null. */
  pendingAddress?: Maybe<Scalars['String']['output']>;
  /** How the account was created. */
  provider: Provider;
  /** The push service of each device that is registered for pushes. */
  pushServices: Array<Scalars['String']['output']>;
  /** When the valid recovery code was created; null without a code. */
  recoveryCodeCreatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The reminder. */
  reminder: Reminder;
  /** The sessions of the account, the session used last first. */
  sessions: Array<Session>;
  /** When a mail that answers a forgotten password last listed the credentials, or null. */
  signInMethodsMailedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How much the diary holds, and how much it may hold. */
  storage: DiaryStorage;
  /** The version of the terms of use that registration showed, such as `2026-11`; null where it showed no terms. */
  termsVersion?: Maybe<Scalars['String']['output']>;
  /**
   * The IANA time zone that the last sign-in or change in a session has sent; `Europe/Berlin` when none was sent. Programs
   * do not change it.
   */
  timeZone?: Maybe<Scalars['String']['output']>;
  /** The e-mail address, in lower case and unique; null for an account whose provider names no address. */
  username?: Maybe<Scalars['String']['output']>;
};

/** The account with its passkeys. */
export type AddPasskeyPayload = {
  __typename?: 'AddPasskeyPayload';
  /** The account. */
  account: Account;
};

/** The browser's subscription to pushes, as `PushSubscription.toJSON()` gives it. */
export type AddPushDeviceInput = {
  /** The browser's authentication secret in base64url. */
  auth: Scalars['String']['input'];
  /** The address at a push service that this instance knows; at most 1,000 characters. */
  endpoint: Scalars['String']['input'];
  /** The browser's public key (P-256) in base64url. */
  p256dh: Scalars['String']['input'];
};

/** The reminder on this device. */
export type AddPushDevicePayload = {
  __typename?: 'AddPushDevicePayload';
  /** The reminder. */
  reminder: Reminder;
};

/** The proof that the account's owner wants to link an identity. */
export type AllowIdentityLinkInput = {
  /** The current password; needed when the last sign-in is older than 15 minutes. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
};

/** The permission to link an identity. */
export type AllowIdentityLinkPayload = {
  __typename?: 'AllowIdentityLinkPayload';
  /** When the permission ends. */
  allowedUntil: Scalars['DateTime']['output'];
};

/** A diary entry: the user's answer of a calendar day. */
export type Answer = {
  __typename?: 'Answer';
  /** The text, decrypted; 1 to 10,000 Unicode code points. */
  content: Scalars['String']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The instant it was first saved. */
  date: Scalars['DateTime']['output'];
  /** The calendar day of the answer, fixed when saving. Show this day, never `date` in the viewer's zone. */
  day: Scalars['Date']['output'];
  /** Serial key. */
  id: Scalars['ID']['output'];
  /**
   * Whether the text could be decrypted. If not, `content` is a sentence that says so, and the stored entry stays as it
   * is and cannot be changed.
   */
  isReadable: Scalars['Boolean']['output'];
  /** The IANA time zone that decided the day. */
  timeZone: Scalars['String']['output'];
  /** When its text was last saved. */
  updatedAt: Scalars['DateTime']['output'];
};

/** The last change of an answer. */
export type AnswerChange = {
  __typename?: 'AnswerChange';
  /** The present answer; null after its deletion. */
  answer?: Maybe<Answer>;
  /** The calendar day that it belongs to. */
  day: Scalars['Date']['output'];
  /** Which answer; an answer that the reader has never seen may be deleted already. */
  id: Scalars['ID']['output'];
};

/** A page of changes, in the order in which they were made: at most 500 changes and 1 MB. */
export type AnswerChangePage = {
  __typename?: 'AnswerChangePage';
  /** Whether more changes are there already. */
  hasMore: Scalars['Boolean']['output'];
  /** The cursor to pass as `after`, now or in a month; keep it unchanged. */
  nextCursor: Scalars['String']['output'];
  /** Each answer once, by its last change. */
  nodes: Array<AnswerChange>;
};

/** A day that can be answered, by the server's clock in the visitor's time zone. */
export type AnswerDay =
  /** The calendar day. */
  | 'TODAY'
  /** The calendar day before. */
  | 'YESTERDAY';

/** An import: entries added from a file. */
export type AnswerImport = {
  __typename?: 'AnswerImport';
  /** How many entries of the import are in the diary. */
  entries: Scalars['Int']['output'];
  /** The earliest day of these entries. */
  firstDay: Scalars['Date']['output'];
  /** The id of the import, chosen by the client. */
  id: Scalars['ID']['output'];
  /** When the last part was imported. */
  importedAt: Scalars['DateTime']['output'];
  /** The latest day of these entries. */
  lastDay: Scalars['Date']['output'];
  /** Until when `undoImport` works. */
  undoableUntil: Scalars['DateTime']['output'];
};

/** A page of answers, newest day first: at most 500 answers and 1 MB. */
export type AnswerPage = {
  __typename?: 'AnswerPage';
  /** Whether there are older answers. */
  hasMore: Scalars['Boolean']['output'];
  /** The day to pass as `before` for the next page; null on the last page. */
  nextBefore?: Maybe<Scalars['Date']['output']>;
  /** The answers. */
  nodes: Array<Answer>;
};

/** A page of days that have an answer, newest first: at most 1,000 days. */
export type AnsweredDayPage = {
  __typename?: 'AnsweredDayPage';
  /** Whether there are earlier days. */
  hasMore: Scalars['Boolean']['output'];
  /** The day to pass as `before` for the next page; null on the last page. */
  nextBefore?: Maybe<Scalars['Date']['output']>;
  /** The days. */
  nodes: Array<Scalars['Date']['output']>;
};

/** A token with which a program uses the diary for its owner, as `Authorization: Bearer …`. */
export type ApiToken = {
  __typename?: 'ApiToken';
  /** When the token was created. */
  createdAt: Scalars['DateTime']['output'];
  /** When the token expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Serial key. */
  id: Scalars['ID']['output'];
  /** When it was last used, to the hour; null before the first use. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Family of the program that used it last. */
  lastUsedBy?: Maybe<Scalars['String']['output']>;
  /** The name that the person has given the program. */
  name: Scalars['String']['output'];
  /** Its scopes: `answers:read`, `answers:write` or both. */
  scopes: Array<Scalars['String']['output']>;
};

/**
 * The parameters of Apple's authorize page. The others are constant: response_type `code`, response_mode `form_post`,
 * scope `name email`; the random state is the page's own.
 */
export type AppleAuthorization = {
  __typename?: 'AppleAuthorization';
  /** Address of Apple's authorize page. */
  authorizationEndpoint: Scalars['String']['output'];
  /** The parameter `client_id`. */
  clientId: Scalars['String']['output'];
  /** The parameter `nonce`, which binds Apple's response to this session for ten minutes and a single use. */
  nonce: Scalars['String']['output'];
  /** The parameter `redirect_uri`. */
  redirectUri: Scalars['String']['output'];
};

/** The part of an assertion's `response` that is needed. */
export type AssertionResponseInput = {
  /** In base64url, 50 to 1,024 characters. */
  authenticatorData: Scalars['String']['input'];
  /** In base64url, at most 2,048 characters. */
  clientDataJSON: Scalars['String']['input'];
  /** In base64url, at most 1,024 characters. */
  signature: Scalars['String']['input'];
  /** The user handle in base64url, which every discoverable credential brings. */
  userHandle: Scalars['String']['input'];
};

/** The part of a new credential's `response` that is needed. */
export type AttestationResponseInput = {
  /** In base64url, at most 8,192 characters. */
  attestationObject: Scalars['String']['input'];
  /** In base64url, at most 2,048 characters. */
  clientDataJSON: Scalars['String']['input'];
};

/** A new address, and the proof of the account's owner. */
export type ChangeAddressInput = {
  /** The current password; needed when the last sign-in is older than 15 minutes. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** A valid e-mail address, other than the present address. */
  username: Scalars['String']['input'];
};

/** The account with its new address, or with the unconfirmed address as `pendingAddress`. */
export type ChangeAddressPayload = {
  __typename?: 'ChangeAddressPayload';
  /** The account. */
  account: Account;
};

/** A new password for an account that has a password. */
export type ChangePasswordInput = {
  /** The current password; needed when the last sign-in is older than 15 minutes. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** Whether all API tokens end as well. */
  endsApiTokens?: Scalars['Boolean']['input'];
  /** The new password; 6 to 256 characters. */
  password: Scalars['String']['input'];
};

/** The account with its new password. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** The account. */
  account: Account;
};

/** The next step of a recovery. */
export type CheckRecoveryCodePayload = {
  __typename?: 'CheckRecoveryCodePayload';
  /** How the code opens the account. */
  method: RecoveryMethod;
};

/** A token from a confirmation mail, and the proof of ownership of the account. */
export type ConfirmAddressInput = {
  /** The account's password; needed unless that account is signed in. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The token in the link of the mail. */
  token: Scalars['String']['input'];
};

/** The confirmed address. */
export type ConfirmAddressPayload = {
  __typename?: 'ConfirmAddressPayload';
  /** The address of the account from now on. */
  username: Scalars['String']['output'];
};

/**
 * What is stored in place of the version that a change was made on. Nothing was changed: show both texts, and send the
 * person's choice with the `updatedAt` of this version.
 */
export type Conflict = {
  __typename?: 'Conflict';
  /** The stored answer; null where the conflict is with a draft, and for an API token without `answers:read`. */
  answer?: Maybe<Answer>;
  /** The stored draft; null where the conflict is with an answer, and for an API token without `answers:read`. */
  draft?: Maybe<Draft>;
  /** A German sentence for the person. */
  message: Scalars['String']['output'];
  /** Which text is stored. */
  version: Version;
};

/** A consent to how diary texts are processed (Art. 9 GDPR). */
export type Consent = {
  __typename?: 'Consent';
  /** When the person consented. */
  consentedAt: Scalars['DateTime']['output'];
  /** Whether the consent is to the current wording. */
  isCurrent: Scalars['Boolean']['output'];
  /** Version of the wording that the person consented to. */
  version: Scalars['String']['output'];
};

/** A new API token to create. */
export type CreateApiTokenInput = {
  /** The current password; needed when the last sign-in is older than 15 minutes. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** Lifetime in days, 1 to 366. */
  lifetimeDays?: Scalars['Int']['input'];
  /** 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** `answers:read`, `answers:write` or both. */
  scopes: Array<Scalars['String']['input']>;
};

/** A new API token. */
export type CreateApiTokenPayload = {
  __typename?: 'CreateApiTokenPayload';
  /** The token, without its secret. */
  apiToken: ApiToken;
  /** The secret that the program sends; the secret is returned only once. */
  secret: Scalars['String']['output'];
};

/** The proof that the account's owner wants a new recovery code. */
export type CreateRecoveryCodeInput = {
  /** The current password; needed when the last sign-in is older than 15 minutes. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
};

/** A new recovery code to print. */
export type CreateRecoveryCodePayload = {
  __typename?: 'CreateRecoveryCodePayload';
  /** The recovery code: six groups of four characters, joined by hyphens; the code is returned only once. */
  code: Scalars['String']['output'];
  /** When the code was created. */
  createdAt: Scalars['DateTime']['output'];
};

/** The deleted account. */
export type DeleteAccountPayload = {
  __typename?: 'DeleteAccountPayload';
  /** The serial key of the deleted row. */
  id: Scalars['ID']['output'];
};

/** An answer to delete. */
export type DeleteAnswerInput = {
  /** The `updatedAt` of the version that the person has seen. If another version is stored by now, only a `conflict` is returned. */
  expectedUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Which answer. */
  id: Scalars['ID']['input'];
};

/** The deleted answer. */
export type DeleteAnswerPayload = {
  __typename?: 'DeleteAnswerPayload';
  /** The stored version if there was a conflict; null if the answer was deleted. */
  conflict?: Maybe<Conflict>;
  /** The serial key of the answer, which is deleted unless there is a conflict. */
  id: Scalars['ID']['output'];
};

/** The storage used by a diary: the ciphertext of its entries, which is a third longer than the texts. */
export type DiaryStorage = {
  __typename?: 'DiaryStorage';
  /** The storage limit, in bytes. Growth above the limit is `PAYLOAD_TOO_LARGE`; entries can still be shortened and deleted. */
  maxBytes: Scalars['Int']['output'];
  /** The used storage, in bytes. */
  usedBytes: Scalars['Int']['output'];
};

/** A calendar year of the diary: its days, without their texts. */
export type DiaryYear = {
  __typename?: 'DiaryYear';
  /** The days with an answer, oldest first. */
  answeredDays: Array<Scalars['Date']['output']>;
  /** The nearest earlier year with an answer, or null. */
  earlierYear?: Maybe<Scalars['Int']['output']>;
  /** The nearest later year with an answer, or null. */
  laterYear?: Maybe<Scalars['Int']['output']>;
  /** The number of days that could have an answer: from January 1 or the first answer to December 31 or today. */
  possibleDays: Scalars['Int']['output'];
  /** The calendar year. */
  year: Scalars['Int']['output'];
};

/** A superseded draft to discard. */
export type DiscardSupersededDraftInput = {
  /** The `updatedAt` of the superseded draft. */
  updatedAt: Scalars['DateTime']['input'];
};

/** The result of discarding a superseded draft. */
export type DiscardSupersededDraftPayload = {
  __typename?: 'DiscardSupersededDraftPayload';
  /** The newest superseded draft if the named version is gone; null if it was discarded, or no other is stored. */
  conflict?: Maybe<Conflict>;
  /** Whether the draft was there until now; false on a conflict. */
  wasDiscarded: Scalars['Boolean']['output'];
};

/** The proof that the account's owner wants to read the account as a whole. */
export type DiscloseAccountInput = {
  /** The current password; needed when the last sign-in is older than 15 minutes. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
};

/** The account, for its owner. */
export type DiscloseAccountPayload = {
  __typename?: 'DiscloseAccountPayload';
  /** The account. */
  account: Account;
};

/** Unsent text of a day. */
export type Draft = {
  __typename?: 'Draft';
  /** The text; empty when there is no draft. */
  content: Scalars['String']['output'];
  /**
   * When it was last changed; null when there is no draft, and after a save that was dropped because the day has or had
   * an answer.
   */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The reminder, switched off. */
export type EndReminderPayload = {
  __typename?: 'EndReminderPayload';
  /** The reminder. */
  reminder: Reminder;
};

/** Whether memories may show an entry. */
export type HideMemoryInput = {
  /** Which answer. */
  id: Scalars['ID']['input'];
  /** Whether to hide the entry. */
  isHidden: Scalars['Boolean']['input'];
};

/** The result of hiding an entry. */
export type HideMemoryPayload = {
  __typename?: 'HideMemoryPayload';
  /** Which answer. */
  id: Scalars['ID']['output'];
  /** Whether the entry is hidden from memories now. */
  isHidden: Scalars['Boolean']['output'];
};

/** A part of an import. */
export type ImportAnswersInput = {
  /** 1 to 128 entries, in a request of at most 128 kB. */
  entries: Array<ImportedEntryInput>;
  /** A UUID for the import, the same for every part and every retry. */
  importId: Scalars['ID']['input'];
};

/** The result of importing a part; a retry returns the same result. */
export type ImportAnswersPayload = {
  __typename?: 'ImportAnswersPayload';
  /** The import so far; null when it has added no entry. */
  import?: Maybe<AnswerImport>;
  /** How many of these entries the import has added. */
  imported: Scalars['Int']['output'];
  /** The skipped days, oldest first: their existing answers stay. */
  takenDays: Array<Scalars['Date']['output']>;
};

/** An entry of a file. */
export type ImportedEntryInput = {
  /** The text; 1 to 10,000 Unicode code points after trimming. */
  content: Scalars['String']['input'];
  /** When the entry was written; absent, before 1900 or later than now: noon of the day in UTC, but never later than now. */
  createdAt?: InputMaybe<Scalars['DateTime']['input']>;
  /**
   * The calendar day of the entry: from 1900-01-01 to `today`, each day once an import. A later entry of a day is a retry,
   * which changes nothing.
   */
  day: Scalars['Date']['input'];
};

/** The account with its identities. */
export type LinkApplePayload = {
  __typename?: 'LinkApplePayload';
  /** The account. */
  account: Account;
};

/** An account at an identity provider that can sign in to this account. */
export type LinkedIdentity = {
  __typename?: 'LinkedIdentity';
  /** When it was connected, or the account created with it. */
  createdAt: Scalars['DateTime']['output'];
  /** The provider. */
  provider: Provider;
};

/** E-mail address and password of an existing account. */
export type LogInInput = {
  /** 6 to 256 characters. */
  password: Scalars['String']['input'];
  /** A valid e-mail address. */
  username: Scalars['String']['input'];
};

/** The account that is signed in now. */
export type LogInPayload = {
  __typename?: 'LogInPayload';
  /** The account. */
  account: Account;
};

/** Credentials that end together with the other sessions. */
export type LogOutEverywhereInput = {
  /** Whether all API tokens end as well. */
  endsApiTokens?: Scalars['Boolean']['input'];
};

/** The account with the only session that is left. */
export type LogOutEverywherePayload = {
  __typename?: 'LogOutEverywherePayload';
  /** The account. */
  account: Account;
};

/** The effect of a log-out. */
export type LogOutPayload = {
  __typename?: 'LogOutPayload';
  /** Whether this has ended a session. */
  wasSignedIn: Scalars['Boolean']['output'];
};

/** An earlier entry, shown again. */
export type Memory = {
  __typename?: 'Memory';
  /** The entry. */
  answer: Answer;
  /** The entry's age in calendar years; 0 for an entry of a month ago. */
  yearsAgo: Scalars['Int']['output'];
};

/** The achievement of a save. */
export type Milestone = {
  __typename?: 'Milestone';
  /** `default` for a simple message; `streak-<days>` or `entries-<count>` for a full-screen celebration. */
  event: Scalars['String']['output'];
  /** A German sentence for the person. */
  text: Scalars['String']['output'];
};

/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Adds a passkey, and ends all other sessions. `FORBIDDEN` when the credential or its challenge is invalid, `CONFLICT`
   * when it is known already or the account has ten.
   */
  addPasskey: AddPasskeyPayload;
  /**
   * Registers the browser of this session for pushes; harmless when it is registered already. `BAD_USER_INPUT` for an
   * unknown push service, `CONFLICT` with ten other devices, or while a session of another account has the endpoint.
   */
  addPushDevice: AddPushDevicePayload;
  /**
   * Permits this session to link one identity within ten minutes: by `/api/auth/google?intent=connect` or
   * `/api/auth/oidc?intent=connect`, or by
   * `startAppleSignIn` and `linkApple`. `FORBIDDEN` for a wrong current password, and for a missing one when the sign-in
   * is older than 15 minutes.
   */
  allowIdentityLink: AllowIdentityLinkPayload;
  /**
   * Starts the change to a new address by a mail to that address, or changes the address at once if no mail server is
   * configured. `FORBIDDEN` for a wrong current password, and for a missing one when the sign-in is older than 15 minutes;
   * `CONFLICT` for an address that cannot be used.
   */
  changeAddress: ChangeAddressPayload;
  /**
   * Changes the password and ends all other sessions. `FORBIDDEN` for accounts without a password, for a wrong current
   * password, and for a missing current password when the sign-in is older than 15 minutes.
   */
  changePassword: ChangePasswordPayload;
  /**
   * How a recovery code opens its account; does not use the code up. `UNAUTHENTICATED` when address and code do not
   * match, for any reason; `FORBIDDEN` when they do and the account is locked.
   */
  checkRecoveryCode: CheckRecoveryCodePayload;
  /**
   * Confirms an address, or completes the change to another address, for a person who is signed in to that account or
   * knows its password. `BAD_USER_INPUT` for a forged, expired or used token, `UNAUTHENTICATED` without such a proof,
   * `CONFLICT` when another account has the address, `FORBIDDEN` for a locked account.
   */
  confirmAddress: ConfirmAddressPayload;
  /**
   * Creates an API token. `FORBIDDEN` for a wrong current password, and for a missing one when the sign-in is older than
   * 15 minutes; `CONFLICT` when the account has twenty.
   */
  createApiToken: CreateApiTokenPayload;
  /**
   * Creates a recovery code and voids an older code. `FORBIDDEN` for an account without an address, for a wrong current
   * password, and for a missing one when the sign-in is older than 15 minutes.
   */
  createRecoveryCode: CreateRecoveryCodePayload;
  /** Deletes the account and everything of it at once, for good: answers, drafts, key, identities, sessions. */
  deleteAccount: DeleteAccountPayload;
  /** Deletes an own answer, erases its text and frees its day. `NOT_FOUND` for any other. */
  deleteAnswer: DeleteAnswerPayload;
  /** Discards the superseded draft of a version; succeeds when that version is already gone. */
  discardSupersededDraft: DiscardSupersededDraftPayload;
  /**
   * Returns the account for a file of all that is stored about it (Art. 15 GDPR), and logs that. `FORBIDDEN` for a wrong
   * current password, and for a missing one when the sign-in is older than 15 minutes.
   */
  discloseAccount: DiscloseAccountPayload;
  /** Switches the reminder off; time and days stay for the next time. */
  endReminder: EndReminderPayload;
  /** Hides an own entry from memories, or shows it there again. `NOT_FOUND` for any other. */
  hideMemory: HideMemoryPayload;
  /**
   * Saves entries of a file as answers, idempotent. A day that has an answer is skipped; drafts stay, and no milestone
   * is celebrated. `PAYLOAD_TOO_LARGE` when the diary is full; then no entry of the part is saved.
   * `TOO_MANY_REQUESTS` for more than four parts at once.
   */
  importAnswers: ImportAnswersPayload;
  /**
   * Links an Apple account to the signed-in account, and ends all other sessions. `CONFLICT` when the identity belongs to
   * another account, or another Apple account is linked; `FORBIDDEN` without `allowIdentityLink` and `startAppleSignIn`
   * before, `UNAUTHENTICATED` and `UNAVAILABLE` as for `signInWithApple`.
   */
  linkApple: LinkApplePayload;
  /**
   * Signs in with e-mail and password. `UNAUTHENTICATED` when they do not match, whatever the reason; `FORBIDDEN` when
   * they do and the account is locked, and where passwords are switched off.
   */
  logIn: LogInPayload;
  /** Ends this session on the server; succeeds without a session. */
  logOut: LogOutPayload;
  /** Ends all other sessions of the account; this session gets a new id, and its sign-in becomes no fresher. */
  logOutEverywhere: LogOutEverywherePayload;
  /**
   * Uses a recovery code up for a new passkey, ends all sessions and API tokens, and signs in. `UNAUTHENTICATED` as for
   * `checkRecoveryCode`, `FORBIDDEN` for a locked account, for an account with a password and for a credential that is
   * invalid, `CONFLICT` when the passkey is known already.
   */
  recoverWithPasskey: RecoverWithPasskeyPayload;
  /**
   * Uses a recovery code up for a new password, ends all sessions and API tokens, and signs in. `UNAUTHENTICATED` as for
   * `checkRecoveryCode`, `FORBIDDEN` for a locked account and for an account without a password.
   */
  recoverWithPassword: RecoverWithPasswordPayload;
  /**
   * Ends the claim of an account to an address that is somebody else's: no further mail of that account goes there.
   * `BAD_USER_INPUT` for a forged or expired token, and once the address is confirmed.
   */
  refuseAddress: RefuseAddressPayload;
  /**
   * Creates an account and signs it in. The account stores the consent to the current wording, so a program shows the
   * person that wording before, which stands at `/auth`. `CONFLICT` when the address cannot be used, `FORBIDDEN` while
   * registration is closed, and where passwords are switched off.
   */
  register: RegisterPayload;
  /** Removes an API token. `NOT_FOUND` when the account has no token with this id, `FORBIDDEN` as for `createApiToken`. */
  removeApiToken: RemoveApiTokenPayload;
  /**
   * Removes a passkey, and ends all other sessions. `CONFLICT` when it is the last credential, `NOT_FOUND` when the
   * account has none with this id, `FORBIDDEN` as for `startPasskey`.
   */
  removePasskey: RemovePasskeyPayload;
  /** Removes the browser of this session from the registered browsers; does nothing when it is not registered. */
  removePushDevice: RemovePushDevicePayload;
  /**
   * Removes the passkeys, linked identities and API tokens that were younger than 30 days when a link replaced the
   * password, also those made since, and ends all sessions. `BAD_USER_INPUT` for a forged, expired or used token,
   * `CONFLICT` where nothing else opens the account.
   */
  removeRecentCredentials: RemoveRecentCredentialsPayload;
  /** Renames a passkey. `NOT_FOUND` when the account has no passkey with this id. */
  renamePasskey: RenamePasskeyPayload;
  /** Consents to the current wording. `BAD_USER_INPUT` for any other version. */
  renewConsent: RenewConsentPayload;
  /**
   * Sends another confirmation mail for the account's address; sends none if the address is confirmed. `UNAVAILABLE` if
   * no mail server is configured, `FORBIDDEN` for an address whose owner has rejected the account.
   */
  requestAddressConfirmation: RequestAddressConfirmationPayload;
  /**
   * Asks for a link by mail to set a new password, good for 30 minutes. Every valid address gets the same payload; only a
   * confirmed address gets the link. `UNAVAILABLE` if no mail server is configured, `FORBIDDEN` where passwords are
   * switched off.
   */
  requestPasswordReset: RequestPasswordResetPayload;
  /**
   * Sets a new password, ends all sessions and API tokens, and voids the recovery code; nobody is signed in by it.
   * `BAD_USER_INPUT` for a forged, expired or used token, `FORBIDDEN` for a locked account, and where passwords are
   * switched off.
   */
  resetPassword: ResetPasswordPayload;
  /**
   * Undoes the deletion of an own answer within two minutes, by the text that it had: nothing deleted is stored. It keeps
   * its id, day and date; a retry is harmless. `NOT_FOUND` for any other, `CONFLICT` later or when its day is answered
   * again, `PAYLOAD_TOO_LARGE` when the diary is full.
   */
  restoreAnswer: RestoreAnswerPayload;
  /**
   * Saves the answer of a day and ends its draft. The same text again gives the stored answer; another text is a
   * `conflict`. `CONFLICT` for any day but today and yesterday, and for a yesterday whose answer was deleted or on which
   * there was no account. `PAYLOAD_TOO_LARGE` when the diary is full.
   */
  saveAnswer: SaveAnswerPayload;
  /** Keeps unsent text. `CONFLICT` for any day but today and yesterday. */
  saveDraft: SaveDraftPayload;
  /** Sends a message to the people behind Aufwind; stored encrypted, for at most 12 months. */
  sendFeedback: SendFeedbackPayload;
  /** Switches memories on or off. */
  setMemories: SetMemoriesPayload;
  /**
   * Switches the reminder on. `BAD_USER_INPUT` for the channel `MAIL` without a confirmed address, `UNAVAILABLE` for a
   * channel that this instance has not configured.
   */
  setReminder: SetReminderPayload;
  /**
   * Switches optional security mails on or off. A last mail reports that they are off. `FORBIDDEN` for `false` with a
   * wrong current password, and without one when the sign-in is older than 15 minutes.
   */
  setSecurityMails: SetSecurityMailsPayload;
  /** Shows the streak on pages and in milestones, or hides it; its figures stay available. */
  setStreak: SetStreakPayload;
  /**
   * Signs in with Apple's authorization code, and creates the account at the first sign-in. `UNAUTHENTICATED` when the
   * code is invalid, `CONFLICT` when its address belongs to another account, `FORBIDDEN` for a locked account, and for a
   * new account while registration is closed, `UNAVAILABLE` if Apple is not configured or unreachable.
   */
  signInWithApple: SignInWithApplePayload;
  /**
   * Signs in with a Google ID token, and creates the account at the first sign-in. `UNAUTHENTICATED` when the token is
   * invalid or was used before, `CONFLICT` when its address belongs to another account, `FORBIDDEN` for a locked account,
   * and for a new account while registration is closed, `UNAVAILABLE` if Google is not configured or unreachable.
   */
  signInWithGoogle: SignInWithGooglePayload;
  /**
   * Signs in with a passkey, which counts as a recent sign-in even in an existing session. `UNAUTHENTICATED` when the
   * assertion is invalid, whatever the reason; `FORBIDDEN` for a locked account.
   */
  signInWithPasskey: SignInWithPasskeyPayload;
  /** Starts a sign-in with Apple, or a link. `UNAVAILABLE` if Apple is not configured or unreachable. */
  startAppleSignIn: StartAppleSignInPayload;
  /**
   * Starts to add a passkey, for this session and five minutes. `FORBIDDEN` for a wrong current password, and for a
   * missing one when the sign-in is older than 15 minutes; `UNAVAILABLE` where the instance has no host name.
   */
  startPasskey: StartPasskeyPayload;
  /** Starts a sign-in with a passkey; opens no session. `UNAVAILABLE` where the instance has no host name. */
  startPasskeySignIn: StartPasskeySignInPayload;
  /**
   * Starts a recovery by a passkey; uses nothing up. `UNAUTHENTICATED` as for `checkRecoveryCode`, `FORBIDDEN` for a
   * locked account and for an account with a password.
   */
  startRecoveryPasskey: StartRecoveryPasskeyPayload;
  /**
   * Gives the account its former address back within seven days, with a new password, ends all of its sessions and API
   * tokens, and voids the recovery code. `BAD_USER_INPUT` for a forged, expired or used token, `FORBIDDEN` for a locked
   * account.
   */
  undoAddressChange: UndoAddressChangePayload;
  /**
   * Deletes the entries of an import that were not edited since, and frees their days, until a day after its last part.
   * `NOT_FOUND` for any other.
   */
  undoImport: UndoImportPayload;
  /**
   * Unlinks an identity, and ends all other sessions. `CONFLICT` when it is the last credential, `NOT_FOUND` when it is
   * not linked, `FORBIDDEN` as for `allowIdentityLink`.
   */
  unlinkIdentity: UnlinkIdentityPayload;
  /**
   * Changes the text of an own answer. `NOT_FOUND` for any other, `CONFLICT` for an answer that cannot be read,
   * `PAYLOAD_TOO_LARGE` when it grows and the diary is full.
   */
  updateAnswer: UpdateAnswerPayload;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationAddPasskeyArgs = {
  input: NewPasskeyInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationAddPushDeviceArgs = {
  input: AddPushDeviceInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationAllowIdentityLinkArgs = {
  input: AllowIdentityLinkInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationChangeAddressArgs = {
  input: ChangeAddressInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationCheckRecoveryCodeArgs = {
  input: RecoveryCodeInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationConfirmAddressArgs = {
  input: ConfirmAddressInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationCreateApiTokenArgs = {
  input: CreateApiTokenInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationCreateRecoveryCodeArgs = {
  input: CreateRecoveryCodeInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationDeleteAnswerArgs = {
  input: DeleteAnswerInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationDiscardSupersededDraftArgs = {
  input: DiscardSupersededDraftInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationDiscloseAccountArgs = {
  input: DiscloseAccountInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationHideMemoryArgs = {
  input: HideMemoryInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationImportAnswersArgs = {
  input: ImportAnswersInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationLinkAppleArgs = {
  input: SignInWithAppleInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationLogInArgs = {
  input: LogInInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationLogOutEverywhereArgs = {
  input: LogOutEverywhereInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationRecoverWithPasskeyArgs = {
  input: RecoverWithPasskeyInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationRecoverWithPasswordArgs = {
  input: RecoverWithPasswordInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationRefuseAddressArgs = {
  input: RefuseAddressInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationRemoveApiTokenArgs = {
  input: RemoveApiTokenInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationRemovePasskeyArgs = {
  input: RemovePasskeyInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationRemoveRecentCredentialsArgs = {
  input: RemoveRecentCredentialsInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationRenamePasskeyArgs = {
  input: RenamePasskeyInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationRenewConsentArgs = {
  input: RenewConsentInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationRestoreAnswerArgs = {
  input: RestoreAnswerInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationSaveAnswerArgs = {
  input: SaveAnswerInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationSaveDraftArgs = {
  input: SaveDraftInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationSendFeedbackArgs = {
  input: SendFeedbackInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationSetMemoriesArgs = {
  input: SetMemoriesInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationSetReminderArgs = {
  input: SetReminderInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationSetSecurityMailsArgs = {
  input: SetSecurityMailsInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationSetStreakArgs = {
  input: SetStreakInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationSignInWithAppleArgs = {
  input: SignInWithAppleInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationSignInWithGoogleArgs = {
  input: SignInWithGoogleInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationSignInWithPasskeyArgs = {
  input: PasskeyAssertionInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationStartPasskeyArgs = {
  input: StartPasskeyInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationStartRecoveryPasskeyArgs = {
  input: RecoveryCodeInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationUndoAddressChangeArgs = {
  input: UndoAddressChangeInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationUndoImportArgs = {
  input: UndoImportInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationUnlinkIdentityArgs = {
  input: UnlinkIdentityInput;
};


/**
 * All changes. A request makes a single change; a mutation has at most one `input`, and its payload holds the changed
 * objects.
 */
export type MutationUpdateAnswerArgs = {
  input: UpdateAnswerInput;
};

/** A new credential, as `PublicKeyCredential.toJSON()` gives it. */
export type NewCredentialInput = {
  /** The credential id in base64url. */
  id: Scalars['String']['input'];
  /** The authenticator's response. */
  response: AttestationResponseInput;
};

/** A passkey to add. */
export type NewPasskeyInput = {
  /** The new credential. */
  credential: NewCredentialInput;
  /** 1 to 60 characters. */
  name: Scalars['String']['input'];
};

/** Optional features that this instance has configured. */
export type Offers = {
  __typename?: 'Offers';
  /** Whether mail is sent: then an address can be confirmed, and a forgotten password replaced. */
  mail: Scalars['Boolean']['output'];
  /** Whether passkeys can be created: passkeys need a host name instead of an IP address. */
  passkeys: Scalars['Boolean']['output'];
  /** The public key of this instance's pushes (VAPID) in base64url, or null where pushes are not set up. */
  pushKey?: Maybe<Scalars['String']['output']>;
  /** Whether registration is open. */
  registration: Scalars['Boolean']['output'];
};

/** A passkey of the user: a key pair on a device or in a password manager. */
export type Passkey = {
  __typename?: 'Passkey';
  /** When the passkey was added. */
  createdAt: Scalars['DateTime']['output'];
  /** The credential id in base64url, which browsers know. */
  id: Scalars['ID']['output'];
  /** Whether the authenticator reports a backup, so that the passkey outlives its device. */
  isBackedUp: Scalars['Boolean']['output'];
  /** When the passkey last signed in; null before the first use. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name chosen by the user. */
  name: Scalars['String']['output'];
};

/** An assertion by a passkey, as `PublicKeyCredential.toJSON()` gives it. */
export type PasskeyAssertionInput = {
  /** The credential id in base64url. */
  id: Scalars['String']['input'];
  /** The authenticator's response. */
  response: AssertionResponseInput;
};

/**
 * The options of `navigator.credentials.create`. Constant options are residentKey and userVerification `required`, and
 * attestation `none`.
 */
export type PasskeyCreation = {
  __typename?: 'PasskeyCreation';
  /** COSE algorithms, in order of preference. */
  algorithms: Array<Scalars['Int']['output']>;
  /** The challenge in base64url; valid for one use in this session. */
  challenge: Scalars['String']['output'];
  /** The credential ids of the user's passkeys. */
  excludeCredentials: Array<Scalars['ID']['output']>;
  /** The relying party's id: the host name of this instance. */
  rpId: Scalars['String']['output'];
  /** The relying party's name. */
  rpName: Scalars['String']['output'];
  /** How long the challenge is valid. */
  timeoutMs: Scalars['Int']['output'];
  /** The user handle in base64url; random, and the same for every passkey of the user. */
  userHandle: Scalars['String']['output'];
  /** The name that the browser shows for the account. */
  userName: Scalars['String']['output'];
};

/** The options of `navigator.credentials.get`. Constant options are userVerification `required`, and no allowCredentials. */
export type PasskeyRequest = {
  __typename?: 'PasskeyRequest';
  /** The challenge in base64url; valid for one sign-in. */
  challenge: Scalars['String']['output'];
  /** The relying party's id: the host name of this instance. */
  rpId: Scalars['String']['output'];
  /** How long the challenge is valid; a request that waits longer needs a new one. */
  timeoutMs: Scalars['Int']['output'];
};

/** How an account was created; `LOCAL` also once it has got a password. */
export type Provider =
  /** By signing in with an Apple account. */
  | 'apple'
  /** By signing in with a Google account. */
  | 'google'
  /** With e-mail address and password. */
  | 'local'
  /** By signing in at the OpenID Connect provider of this instance. */
  | 'oidc';

/** Everything that can be read. A list that can be long comes in pages: `nodes`, where to go on, and `hasMore`. */
export type Query = {
  __typename?: 'Query';
  /** The answer of a day, or null: of a calendar day, or of `openDay` where no `day` is named. */
  answer?: Maybe<Answer>;
  /**
   * What is new, changed or deleted since a cursor, for programs that keep a copy. `GONE` for a cursor from before
   * deletions that are forgotten after 33 days, from before an undone import or a restored backup, or of another diary:
   * then drop the copy and read from the start.
   */
  answerChanges: AnswerChangePage;
  /** How many answers the diary has. */
  answerCount: Scalars['Int']['output'];
  /** The days of a period that have an answer, newest first, page by page. */
  answeredDays: AnsweredDayPage;
  /** The diary, newest day first, page by page. `GET /api/answers` gives it whole. */
  answers: AnswerPage;
  /** A year of the user's diary. */
  diaryYear: DiaryYear;
  /**
   * The draft of a day. Empty once the day it was typed for has or had an answer. A draft from before yesterday is
   * offered as today's, if today has no draft.
   */
  draft: Draft;
  /**
   * An entry by chance that is not hidden from memories, also while memories are off: older than a month, or else from
   * before today. Null when there is none.
   */
  earlierAnswer?: Maybe<Answer>;
  /** The account of the signed-in person, or null when nobody is signed in. No API token can read it. */
  me?: Maybe<Account>;
  /**
   * The entry of today's date in an earlier year (at the end of February, of its last days), the latest first, else of a
   * month ago; the same all day. Null before today is answered, when there is none, and when memories are off.
   */
  memory?: Maybe<Memory>;
  /**
   * The entry with which a run of this many days has begun, or the last entry before. Null before today is answered, when
   * there is none, and when memories are off.
   */
  milestoneMemory?: Maybe<Answer>;
  /** Optional features that this instance has configured. */
  offers: Offers;
  /** The question of the day. */
  question: Question;
  /**
   * Searches the diary. Every word must occur, in any case, with or without accents, ä like ae, ß like ss; a date such
   * as `24. März` or `2024` also finds its days.
   */
  searchAnswers: SearchPage;
  /** The current streak, and the other figures of the answered days. */
  streak: Streak;
  /** A draft of another device that was stored when its day was answered; empty if there is no such draft. */
  supersededDraft: Draft;
  /** The calendar day in the visitor's time zone, by the server's clock. */
  today: Scalars['Date']['output'];
};


/** Everything that can be read. A list that can be long comes in pages: `nodes`, where to go on, and `hasMore`. */
export type QueryAnswerArgs = {
  day?: InputMaybe<Scalars['Date']['input']>;
  openDay?: InputMaybe<AnswerDay>;
};


/** Everything that can be read. A list that can be long comes in pages: `nodes`, where to go on, and `hasMore`. */
export type QueryAnswerChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. A list that can be long comes in pages: `nodes`, where to go on, and `hasMore`. */
export type QueryAnsweredDaysArgs = {
  before?: InputMaybe<Scalars['Date']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
};


/** Everything that can be read. A list that can be long comes in pages: `nodes`, where to go on, and `hasMore`. */
export type QueryAnswersArgs = {
  before?: InputMaybe<Scalars['Date']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
};


/** Everything that can be read. A list that can be long comes in pages: `nodes`, where to go on, and `hasMore`. */
export type QueryDiaryYearArgs = {
  year?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. A list that can be long comes in pages: `nodes`, where to go on, and `hasMore`. */
export type QueryDraftArgs = {
  day?: InputMaybe<AnswerDay>;
};


/** Everything that can be read. A list that can be long comes in pages: `nodes`, where to go on, and `hasMore`. */
export type QueryEarlierAnswerArgs = {
  exceptId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. A list that can be long comes in pages: `nodes`, where to go on, and `hasMore`. */
export type QueryMilestoneMemoryArgs = {
  days: Scalars['Int']['input'];
};


/** Everything that can be read. A list that can be long comes in pages: `nodes`, where to go on, and `hasMore`. */
export type QuerySearchAnswersArgs = {
  before?: InputMaybe<Scalars['Date']['input']>;
  text: Scalars['String']['input'];
};

/** The question of the day. */
export type Question = {
  __typename?: 'Question';
  /** A sentence that helps to start. */
  hint: Scalars['String']['output'];
  /** Prompts for an empty field: the prompt of the visitor's day first. No prompt is the first one twice in a year. */
  prompts: Array<Scalars['String']['output']>;
  /** The question's text. */
  text: Scalars['String']['output'];
};

/** The credentials younger than 30 days of an account whose password a link has just replaced. */
export type RecentCredentials = {
  __typename?: 'RecentCredentials';
  /** Linked identities, oldest first. */
  identities: Array<LinkedIdentity>;
  /** Passkeys, oldest first. */
  passkeys: Array<Passkey>;
  /**
   * The token for `removeRecentCredentials`, good once and for 30 minutes. Null where there is nothing to remove, or
   * where nothing else opens the account.
   */
  removalToken?: Maybe<Scalars['String']['output']>;
};

/** A recovery by a new passkey. */
export type RecoverWithPasskeyInput = {
  /** The recovery code. */
  code: Scalars['String']['input'];
  /** The passkey that `startRecoveryPasskey` has started. */
  passkey: NewPasskeyInput;
  /** The e-mail address of the account. */
  username: Scalars['String']['input'];
};

/** The account that is signed in now. */
export type RecoverWithPasskeyPayload = {
  __typename?: 'RecoverWithPasskeyPayload';
  /** The account. */
  account: Account;
};

/** A recovery by a new password. */
export type RecoverWithPasswordInput = {
  /** The recovery code. */
  code: Scalars['String']['input'];
  /** The new password; 6 to 256 characters. */
  password: Scalars['String']['input'];
  /** The e-mail address of the account. */
  username: Scalars['String']['input'];
};

/** The account that is signed in now. */
export type RecoverWithPasswordPayload = {
  __typename?: 'RecoverWithPasswordPayload';
  /** The account. */
  account: Account;
};

/** The address of an account and its recovery code. */
export type RecoveryCodeInput = {
  /** The recovery code: 24 letters and digits; case, spaces and hyphens do not matter, nor do O for 0, I and L for 1. */
  code: Scalars['String']['input'];
  /** The e-mail address of the account. */
  username: Scalars['String']['input'];
};

/** The way in which a recovery code opens its account. */
export type RecoveryMethod =
  /** A new passkey, for an account without a password. */
  | 'PASSKEY'
  /** A new password, for an account that has a password. */
  | 'PASSWORD';

/** A token from a confirmation mail that reached the wrong person. */
export type RefuseAddressInput = {
  /** The token in the link of the mail. */
  token: Scalars['String']['input'];
};

/** The rejected address. */
export type RefuseAddressPayload = {
  __typename?: 'RefuseAddressPayload';
  /** The address. */
  username: Scalars['String']['output'];
};

/** E-mail address and password for a new account. */
export type RegisterInput = {
  /** 6 to 256 characters. */
  password: Scalars['String']['input'];
  /** A valid e-mail address that no account uses yet. */
  username: Scalars['String']['input'];
};

/** The new account, signed in. */
export type RegisterPayload = {
  __typename?: 'RegisterPayload';
  /** The account. */
  account: Account;
};

/**
 * The reminder of the signed-in user: at most one a day, none once the question of the day is answered. After seven in a
 * row without an answer it says goodbye and ends by itself.
 */
export type Reminder = {
  __typename?: 'Reminder';
  /** How it comes, or null before the first choice. */
  channel?: Maybe<ReminderChannel>;
  /** Whether it has ended by itself. */
  hasEnded: Scalars['Boolean']['output'];
  /** Whether it is switched on. */
  isOn: Scalars['Boolean']['output'];
  /** Whether the browser of this session is registered for pushes. */
  isOnThisDevice: Scalars['Boolean']['output'];
  /** The time as `HH:mm`, by the clock in the user's time zone. */
  time: Scalars['String']['output'];
  /** How many reminders in a row stayed without an answer. */
  unansweredCount: Scalars['Int']['output'];
  /** The days of the week on which it comes, Monday first. */
  weekdays: Array<Weekday>;
};

/** How a reminder comes. */
export type ReminderChannel =
  /** By mail to the confirmed address. */
  | 'mail'
  /** As a notice on the devices that are registered for it, while they are signed in. */
  | 'push';

/** An API token to remove, with the owner's proof. */
export type RemoveApiTokenInput = {
  /** The current password; needed when the last sign-in is older than 15 minutes. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** Its serial key. */
  id: Scalars['ID']['input'];
};

/** The account with the API tokens that are left. */
export type RemoveApiTokenPayload = {
  __typename?: 'RemoveApiTokenPayload';
  /** The account. */
  account: Account;
};

/** A passkey to remove, with the owner's proof. */
export type RemovePasskeyInput = {
  /** The current password; needed when the last sign-in is older than 15 minutes. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** Its credential id. */
  id: Scalars['ID']['input'];
};

/** The account with the passkeys that are left. */
export type RemovePasskeyPayload = {
  __typename?: 'RemovePasskeyPayload';
  /** The account. */
  account: Account;
};

/** The reminder without this device. */
export type RemovePushDevicePayload = {
  __typename?: 'RemovePushDevicePayload';
  /** The reminder. */
  reminder: Reminder;
};

/** The removal of recent credentials. */
export type RemoveRecentCredentialsInput = {
  /** The `removalToken` of `resetPassword` or `undoAddressChange`. */
  token: Scalars['String']['input'];
};

/** The account without its recent credentials. */
export type RemoveRecentCredentialsPayload = {
  __typename?: 'RemoveRecentCredentialsPayload';
  /** The address of the account, which opens it with the new password. */
  username: Scalars['String']['output'];
};

/** A new name for a passkey. */
export type RenamePasskeyInput = {
  /** Its credential id. */
  id: Scalars['ID']['input'];
  /** 1 to 60 characters. */
  name: Scalars['String']['input'];
};

/** The account with its passkeys. */
export type RenamePasskeyPayload = {
  __typename?: 'RenamePasskeyPayload';
  /** The account. */
  account: Account;
};

/** A consent to the current wording. */
export type RenewConsentInput = {
  /** The version that the person has read. */
  version: Scalars['String']['input'];
};

/** The account with its new consent. */
export type RenewConsentPayload = {
  __typename?: 'RenewConsentPayload';
  /** The account. */
  account: Account;
};

/** The account whose address is to be confirmed. */
export type RequestAddressConfirmationPayload = {
  __typename?: 'RequestAddressConfirmationPayload';
  /** The account. */
  account: Account;
};

/** An address for which the password is forgotten. */
export type RequestPasswordResetInput = {
  /** A valid e-mail address. */
  username: Scalars['String']['input'];
};

/** The request for a new password. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** The address as it was understood. Only a confirmed address gets a mail; this payload does not tell. */
  username: Scalars['String']['output'];
};

/** A token from the mail that answers a request for a new password, and that password. */
export type ResetPasswordInput = {
  /** The new password; 6 to 256 characters. */
  password: Scalars['String']['input'];
  /** The token in the link of the mail. */
  token: Scalars['String']['input'];
};

/** The other credentials of the account with the new password. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** The credentials younger than 30 days. */
  recentCredentials: RecentCredentials;
};

/** A deleted answer to restore. */
export type RestoreAnswerInput = {
  /** The text that it had; 1 to 10,000 Unicode code points after trimming. */
  content: Scalars['String']['input'];
  /** Which answer. */
  id: Scalars['ID']['input'];
};

/** The restored answer. */
export type RestoreAnswerPayload = {
  __typename?: 'RestoreAnswerPayload';
  /** The answer; null for an API token without `answers:read`. */
  answer?: Maybe<Answer>;
  /** The version that is stored now. */
  version: Version;
};

/** The answer of a day. */
export type SaveAnswerInput = {
  /** The text; 1 to 10,000 Unicode code points after trimming. */
  content: Scalars['String']['input'];
  /** The day that it answers; yesterday can be answered until today ends. */
  day?: InputMaybe<AnswerDay>;
  /**
   * The `today` on which the text was typed; it chooses nothing. A text of an earlier `today` is saved for the day that
   * it was typed for, while that is yesterday; for any other day nothing is saved. Absent: `today`.
   */
  expectedDay?: InputMaybe<Scalars['Date']['input']>;
  /**
   * The `updatedAt` of the draft that was typed on, null when no draft was known. If another draft with another text is
   * stored by now, nothing is saved, and the payload has a `conflict` with that draft. A draft of an earlier day that the
   * named draft hid is no conflict, and stays. Absent: the answer is saved, and a draft of another session becomes the
   * `supersededDraft`.
   */
  expectedDraftUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether to celebrate nothing now: a milestone that this save has reached waits for the next save. Not stored. */
  quiet?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The result of saving an answer. */
export type SaveAnswerPayload = {
  __typename?: 'SaveAnswerPayload';
  /** The saved answer; null on a conflict, and for an API token without `answers:read`. */
  answer?: Maybe<Answer>;
  /** The stored version if there was a conflict; null if the answer was saved. */
  conflict?: Maybe<Conflict>;
  /**
   * The achievement of this save; null on a conflict, when the same text was already saved, and for an API token without
   * `answers:read`. A number of entries is celebrated once, a number of days once in each run; both may wait for up to six
   * saves.
   */
  milestone?: Maybe<Milestone>;
  /** The version that is stored now; null on a conflict. */
  version?: Maybe<Version>;
};

/** Unsent text to store. */
export type SaveDraftInput = {
  /** The text as typed, up to 10,000 Unicode code points; a blank text clears the draft. */
  content: Scalars['String']['input'];
  /** The day that it is for. */
  day?: InputMaybe<AnswerDay>;
  /**
   * The `today` on which the text was typed; it chooses nothing. A text of an earlier `today` is kept for the day that it
   * was typed for, while that is yesterday; any other day is a `CONFLICT`. Absent: `today`.
   */
  expectedDay?: InputMaybe<Scalars['Date']['input']>;
  /**
   * The `updatedAt` of the draft that was typed on, null when no draft was known. If another draft is stored by now,
   * nothing is kept, and the payload has a `conflict` with that draft. A draft of an earlier day that the named draft hid
   * is no conflict, and stays. Absent: the last one wins.
   */
  expectedUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The result of saving a draft. */
export type SaveDraftPayload = {
  __typename?: 'SaveDraftPayload';
  /** The stored version if there was a conflict; null if the draft was saved. */
  conflict?: Maybe<Conflict>;
  /** The draft; null on a conflict, and for an API token without `answers:read`. */
  draft?: Maybe<Draft>;
  /** The version that is stored now; null on a conflict, and where no draft is stored. */
  version?: Maybe<Version>;
};

/** An answer that a search has found. */
export type SearchHit = {
  __typename?: 'SearchHit';
  /** Its calendar day. */
  day: Scalars['Date']['output'];
  /** The text of the answer; of a long text, the part around the first hit. */
  excerpt: Scalars['String']['output'];
  /** Whether a word of the search occurs only inside longer words, such as `oma` in `Tomaten`. */
  isInside: Scalars['Boolean']['output'];
  /** The hits in `excerpt`; empty if only the day matches. */
  marks: Array<TextRange>;
};

/** A page of search results, newest day first: at most 30 answers. */
export type SearchPage = {
  __typename?: 'SearchPage';
  /** The number of matching answers among the searched answers. */
  count: Scalars['Int']['output'];
  /** Whether older answers match, or were not searched yet. */
  hasMore: Scalars['Boolean']['output'];
  /** How many of the matching answers have `isInside`. */
  insideCount: Scalars['Int']['output'];
  /** Whether all answers were searched; a search that takes too long ends early. */
  isComplete: Scalars['Boolean']['output'];
  /** The day to pass as `before` for older answers; null on the last page. */
  nextBefore?: Maybe<Scalars['Date']['output']>;
  /** The answers that were found. */
  nodes: Array<SearchHit>;
};

/** A message from the contact page. It is not tied to an account. */
export type SendFeedbackInput = {
  /** The message; 1 to 10,000 Unicode code points after trimming. */
  comment: Scalars['String']['input'];
  /** A valid e-mail address for a reply, if wanted. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Honeypot, which people never see: a filled honeypot gets a success response, and nothing is stored. */
  honeypot?: InputMaybe<Scalars['String']['input']>;
  /** The writer's name, if given; at most 100 Unicode code points. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** The received message. */
export type SendFeedbackPayload = {
  __typename?: 'SendFeedbackPayload';
  /** When the message arrived. */
  receivedAt: Scalars['DateTime']['output'];
};

/** A session: a browser that is signed in. */
export type Session = {
  __typename?: 'Session';
  /** The browser and its system, such as `Chrome auf Android`; `Unbekannt` for unknown browsers. */
  browser: Scalars['String']['output'];
  /** Opaque id, which only tells sessions apart. */
  id: Scalars['ID']['output'];
  /** Whether it is the session of this request. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was last used, exact to the hour. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** When it was signed in. */
  signedInAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Whether memories are shown. */
export type SetMemoriesInput = {
  /** Whether to show memories. */
  isOn: Scalars['Boolean']['input'];
};

/** The account with its memories on or off. */
export type SetMemoriesPayload = {
  __typename?: 'SetMemoriesPayload';
  /** The account. */
  account: Account;
};

/** When and how a reminder comes. */
export type SetReminderInput = {
  /** How it comes: `PUSH` where `offers.pushKey` is set, `MAIL` where mail is sent and the address is confirmed. */
  channel: ReminderChannel;
  /** The time as `HH:mm`. */
  time: Scalars['String']['input'];
  /** At least one day of the week. */
  weekdays: Array<Weekday>;
};

/** The reminder, switched on. */
export type SetReminderPayload = {
  __typename?: 'SetReminderPayload';
  /** The reminder. */
  reminder: Reminder;
};

/** Whether optional security mails are sent. */
export type SetSecurityMailsInput = {
  /** The current password; needed for `false` when the last sign-in is older than 15 minutes. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** Whether to send these mails. */
  isOn: Scalars['Boolean']['input'];
};

/** The account with its security mails on or off. */
export type SetSecurityMailsPayload = {
  __typename?: 'SetSecurityMailsPayload';
  /** The account. */
  account: Account;
};

/** Whether the streak is shown. */
export type SetStreakInput = {
  /** Whether to show the streak. */
  isShown: Scalars['Boolean']['input'];
};

/** The streak, shown or not. */
export type SetStreakPayload = {
  __typename?: 'SetStreakPayload';
  /** The streak. */
  streak: Streak;
};

/** Apple's answer to the page. */
export type SignInWithAppleInput = {
  /** The authorization code; it works once, for five minutes. */
  code: Scalars['String']['input'];
  /** Apple's `user` JSON, which comes with the first sign-in only; only a display name is read from it. */
  user?: InputMaybe<Scalars['String']['input']>;
};

/** The account that is signed in now. */
export type SignInWithApplePayload = {
  __typename?: 'SignInWithApplePayload';
  /** The account. */
  account: Account;
};

/** A Google ID token. */
export type SignInWithGoogleInput = {
  /** An ID token issued to this product, without a nonce. */
  idToken: Scalars['String']['input'];
};

/** The account that is signed in now. */
export type SignInWithGooglePayload = {
  __typename?: 'SignInWithGooglePayload';
  /** The account. */
  account: Account;
};

/** The account that is signed in now. */
export type SignInWithPasskeyPayload = {
  __typename?: 'SignInWithPasskeyPayload';
  /** The account. */
  account: Account;
};

/** The next step of a sign-in with Apple. */
export type StartAppleSignInPayload = {
  __typename?: 'StartAppleSignInPayload';
  /** The parameters of Apple's authorize page. */
  authorization: AppleAuthorization;
};

/** The proof that the account's owner wants a new passkey. */
export type StartPasskeyInput = {
  /** The current password; needed when the last sign-in is older than 15 minutes. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
};

/** The first step of a new passkey. */
export type StartPasskeyPayload = {
  __typename?: 'StartPasskeyPayload';
  /** The options for the browser. */
  creation: PasskeyCreation;
};

/** The first step of a sign-in. */
export type StartPasskeySignInPayload = {
  __typename?: 'StartPasskeySignInPayload';
  /** The options for the browser. */
  request: PasskeyRequest;
};

/** The first step of a recovery by passkey. */
export type StartRecoveryPasskeyPayload = {
  __typename?: 'StartRecoveryPasskeyPayload';
  /** The options for the browser. */
  creation: PasskeyCreation;
};

/** The run of consecutive days with an answer that ends today, or yesterday while today is still open. */
export type Streak = {
  __typename?: 'Streak';
  /** The length in days; 0 without a streak. */
  count: Scalars['Int']['output'];
  /** Whether the person wants to see the streak. If not, no milestone tells of it. */
  isShown: Scalars['Boolean']['output'];
  /** Whether yesterday can still be answered: it has had no answer, live or deleted, and the account was there. */
  isYesterdayOpen: Scalars['Boolean']['output'];
  /** Whether each of the last seven calendar days has an answer: the oldest first, today last. */
  lastSevenDays: Array<Scalars['Boolean']['output']>;
  /** The length in days of the longest run there is in the diary, wherever it ends. */
  longest: Scalars['Int']['output'];
};

/** A stretch of a text, in UTF-16 code units. */
export type TextRange = {
  __typename?: 'TextRange';
  /** Where it has ended. */
  end: Scalars['Int']['output'];
  /** Where it begins. */
  start: Scalars['Int']['output'];
};

/** A token from the mail about a changed address, and a new password. */
export type UndoAddressChangeInput = {
  /** The new password, 6 to 256 characters; an account without a password stays without a password. */
  password: Scalars['String']['input'];
  /** The token in the link of the mail. */
  token: Scalars['String']['input'];
};

/** Further credentials of the account with the restored address. */
export type UndoAddressChangePayload = {
  __typename?: 'UndoAddressChangePayload';
  /** The credentials younger than 30 days. */
  recentCredentials: RecentCredentials;
};

/** An import to undo. */
export type UndoImportInput = {
  /** Which import. */
  id: Scalars['ID']['input'];
};

/** The result of undoing an import. */
export type UndoImportPayload = {
  __typename?: 'UndoImportPayload';
  /** How many entries stay because they were edited. */
  kept: Scalars['Int']['output'];
  /** How many entries were deleted. */
  removed: Scalars['Int']['output'];
};

/** The identity to unlink, with the owner's proof. */
export type UnlinkIdentityInput = {
  /** The current password; needed when the last sign-in is older than 15 minutes. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** The provider; never `LOCAL`. */
  provider: Provider;
};

/** The account with the identities that are left. */
export type UnlinkIdentityPayload = {
  __typename?: 'UnlinkIdentityPayload';
  /** The account. */
  account: Account;
};

/** A change to an answer's text. */
export type UpdateAnswerInput = {
  /** The new text; 1 to 10,000 Unicode code points after trimming. */
  content: Scalars['String']['input'];
  /** The `updatedAt` of the edited version. If another text is stored by now, only a `conflict` is returned. */
  expectedUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Which answer. */
  id: Scalars['ID']['input'];
};

/** The result of editing an answer. */
export type UpdateAnswerPayload = {
  __typename?: 'UpdateAnswerPayload';
  /** The edited answer; null on a conflict, and for an API token without `answers:read`. */
  answer?: Maybe<Answer>;
  /** The stored version if there was a conflict; null if the answer was edited. */
  conflict?: Maybe<Conflict>;
  /** The version that is stored now; null on a conflict. */
  version?: Maybe<Version>;
};

/** Identifies a stored text, also for a program that may not read the text. */
export type Version = {
  __typename?: 'Version';
  /** The calendar day of the text. */
  day: Scalars['Date']['output'];
  /** The serial key of the answer; null for a draft. */
  id?: Maybe<Scalars['ID']['output']>;
  /** When the text was last saved; to send back as the expected version. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A day of the week. */
export type Weekday =
  /** The fifth. */
  | 'FRIDAY'
  /** The first day of the week. */
  | 'MONDAY'
  /** The sixth. */
  | 'SATURDAY'
  /** The last. */
  | 'SUNDAY'
  /** The fourth. */
  | 'THURSDAY'
  /** The second. */
  | 'TUESDAY'
  /** The third. */
  | 'WEDNESDAY';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Account: ResolverTypeWrapper<Parent<'Account'>>;
  AddPasskeyPayload: ResolverTypeWrapper<Omit<AddPasskeyPayload, 'account'> & { account: ResolversTypes['Account'] }>;
  AddPushDeviceInput: AddPushDeviceInput;
  AddPushDevicePayload: ResolverTypeWrapper<AddPushDevicePayload>;
  AllowIdentityLinkInput: AllowIdentityLinkInput;
  AllowIdentityLinkPayload: ResolverTypeWrapper<AllowIdentityLinkPayload>;
  Answer: ResolverTypeWrapper<Answer>;
  AnswerChange: ResolverTypeWrapper<AnswerChange>;
  AnswerChangePage: ResolverTypeWrapper<AnswerChangePage>;
  AnswerDay: AnswerDay;
  AnswerImport: ResolverTypeWrapper<AnswerImport>;
  AnswerPage: ResolverTypeWrapper<AnswerPage>;
  AnsweredDayPage: ResolverTypeWrapper<AnsweredDayPage>;
  ApiToken: ResolverTypeWrapper<ApiToken>;
  AppleAuthorization: ResolverTypeWrapper<AppleAuthorization>;
  AssertionResponseInput: AssertionResponseInput;
  AttestationResponseInput: AttestationResponseInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ChangeAddressInput: ChangeAddressInput;
  ChangeAddressPayload: ResolverTypeWrapper<Omit<ChangeAddressPayload, 'account'> & { account: ResolversTypes['Account'] }>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<Omit<ChangePasswordPayload, 'account'> & { account: ResolversTypes['Account'] }>;
  CheckRecoveryCodePayload: ResolverTypeWrapper<CheckRecoveryCodePayload>;
  ConfirmAddressInput: ConfirmAddressInput;
  ConfirmAddressPayload: ResolverTypeWrapper<ConfirmAddressPayload>;
  Conflict: ResolverTypeWrapper<Conflict>;
  Consent: ResolverTypeWrapper<Consent>;
  CreateApiTokenInput: CreateApiTokenInput;
  CreateApiTokenPayload: ResolverTypeWrapper<CreateApiTokenPayload>;
  CreateRecoveryCodeInput: CreateRecoveryCodeInput;
  CreateRecoveryCodePayload: ResolverTypeWrapper<CreateRecoveryCodePayload>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteAccountPayload: ResolverTypeWrapper<DeleteAccountPayload>;
  DeleteAnswerInput: DeleteAnswerInput;
  DeleteAnswerPayload: ResolverTypeWrapper<DeleteAnswerPayload>;
  DiaryStorage: ResolverTypeWrapper<DiaryStorage>;
  DiaryYear: ResolverTypeWrapper<DiaryYear>;
  DiscardSupersededDraftInput: DiscardSupersededDraftInput;
  DiscardSupersededDraftPayload: ResolverTypeWrapper<DiscardSupersededDraftPayload>;
  DiscloseAccountInput: DiscloseAccountInput;
  DiscloseAccountPayload: ResolverTypeWrapper<Omit<DiscloseAccountPayload, 'account'> & { account: ResolversTypes['Account'] }>;
  Draft: ResolverTypeWrapper<Draft>;
  EndReminderPayload: ResolverTypeWrapper<EndReminderPayload>;
  HideMemoryInput: HideMemoryInput;
  HideMemoryPayload: ResolverTypeWrapper<HideMemoryPayload>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImportAnswersInput: ImportAnswersInput;
  ImportAnswersPayload: ResolverTypeWrapper<Parent<'ImportAnswersPayload'>>;
  ImportedEntryInput: ImportedEntryInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LinkApplePayload: ResolverTypeWrapper<Omit<LinkApplePayload, 'account'> & { account: ResolversTypes['Account'] }>;
  LinkedIdentity: ResolverTypeWrapper<LinkedIdentity>;
  LogInInput: LogInInput;
  LogInPayload: ResolverTypeWrapper<Omit<LogInPayload, 'account'> & { account: ResolversTypes['Account'] }>;
  LogOutEverywhereInput: LogOutEverywhereInput;
  LogOutEverywherePayload: ResolverTypeWrapper<Omit<LogOutEverywherePayload, 'account'> & { account: ResolversTypes['Account'] }>;
  LogOutPayload: ResolverTypeWrapper<LogOutPayload>;
  Memory: ResolverTypeWrapper<Memory>;
  Milestone: ResolverTypeWrapper<Milestone>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewCredentialInput: NewCredentialInput;
  NewPasskeyInput: NewPasskeyInput;
  Offers: ResolverTypeWrapper<Offers>;
  Passkey: ResolverTypeWrapper<Passkey>;
  PasskeyAssertionInput: PasskeyAssertionInput;
  PasskeyCreation: ResolverTypeWrapper<PasskeyCreation>;
  PasskeyRequest: ResolverTypeWrapper<PasskeyRequest>;
  Provider: null;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Question: ResolverTypeWrapper<Question>;
  RecentCredentials: ResolverTypeWrapper<RecentCredentials>;
  RecoverWithPasskeyInput: RecoverWithPasskeyInput;
  RecoverWithPasskeyPayload: ResolverTypeWrapper<Omit<RecoverWithPasskeyPayload, 'account'> & { account: ResolversTypes['Account'] }>;
  RecoverWithPasswordInput: RecoverWithPasswordInput;
  RecoverWithPasswordPayload: ResolverTypeWrapper<Omit<RecoverWithPasswordPayload, 'account'> & { account: ResolversTypes['Account'] }>;
  RecoveryCodeInput: RecoveryCodeInput;
  RecoveryMethod: RecoveryMethod;
  RefuseAddressInput: RefuseAddressInput;
  RefuseAddressPayload: ResolverTypeWrapper<RefuseAddressPayload>;
  RegisterInput: RegisterInput;
  RegisterPayload: ResolverTypeWrapper<Omit<RegisterPayload, 'account'> & { account: ResolversTypes['Account'] }>;
  Reminder: ResolverTypeWrapper<Reminder>;
  ReminderChannel: null;
  RemoveApiTokenInput: RemoveApiTokenInput;
  RemoveApiTokenPayload: ResolverTypeWrapper<Omit<RemoveApiTokenPayload, 'account'> & { account: ResolversTypes['Account'] }>;
  RemovePasskeyInput: RemovePasskeyInput;
  RemovePasskeyPayload: ResolverTypeWrapper<Omit<RemovePasskeyPayload, 'account'> & { account: ResolversTypes['Account'] }>;
  RemovePushDevicePayload: ResolverTypeWrapper<RemovePushDevicePayload>;
  RemoveRecentCredentialsInput: RemoveRecentCredentialsInput;
  RemoveRecentCredentialsPayload: ResolverTypeWrapper<RemoveRecentCredentialsPayload>;
  RenamePasskeyInput: RenamePasskeyInput;
  RenamePasskeyPayload: ResolverTypeWrapper<Omit<RenamePasskeyPayload, 'account'> & { account: ResolversTypes['Account'] }>;
  RenewConsentInput: RenewConsentInput;
  RenewConsentPayload: ResolverTypeWrapper<Omit<RenewConsentPayload, 'account'> & { account: ResolversTypes['Account'] }>;
  RequestAddressConfirmationPayload: ResolverTypeWrapper<Omit<RequestAddressConfirmationPayload, 'account'> & { account: ResolversTypes['Account'] }>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<RequestPasswordResetPayload>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<ResetPasswordPayload>;
  RestoreAnswerInput: RestoreAnswerInput;
  RestoreAnswerPayload: ResolverTypeWrapper<RestoreAnswerPayload>;
  SaveAnswerInput: SaveAnswerInput;
  SaveAnswerPayload: ResolverTypeWrapper<Parent<'SaveAnswerPayload'>>;
  SaveDraftInput: SaveDraftInput;
  SaveDraftPayload: ResolverTypeWrapper<SaveDraftPayload>;
  SearchHit: ResolverTypeWrapper<SearchHit>;
  SearchPage: ResolverTypeWrapper<SearchPage>;
  SendFeedbackInput: SendFeedbackInput;
  SendFeedbackPayload: ResolverTypeWrapper<SendFeedbackPayload>;
  Session: ResolverTypeWrapper<Session>;
  SetMemoriesInput: SetMemoriesInput;
  SetMemoriesPayload: ResolverTypeWrapper<Omit<SetMemoriesPayload, 'account'> & { account: ResolversTypes['Account'] }>;
  SetReminderInput: SetReminderInput;
  SetReminderPayload: ResolverTypeWrapper<SetReminderPayload>;
  SetSecurityMailsInput: SetSecurityMailsInput;
  SetSecurityMailsPayload: ResolverTypeWrapper<Omit<SetSecurityMailsPayload, 'account'> & { account: ResolversTypes['Account'] }>;
  SetStreakInput: SetStreakInput;
  SetStreakPayload: ResolverTypeWrapper<Omit<SetStreakPayload, 'streak'> & { streak: ResolversTypes['Streak'] }>;
  SignInWithAppleInput: SignInWithAppleInput;
  SignInWithApplePayload: ResolverTypeWrapper<Omit<SignInWithApplePayload, 'account'> & { account: ResolversTypes['Account'] }>;
  SignInWithGoogleInput: SignInWithGoogleInput;
  SignInWithGooglePayload: ResolverTypeWrapper<Omit<SignInWithGooglePayload, 'account'> & { account: ResolversTypes['Account'] }>;
  SignInWithPasskeyPayload: ResolverTypeWrapper<Omit<SignInWithPasskeyPayload, 'account'> & { account: ResolversTypes['Account'] }>;
  StartAppleSignInPayload: ResolverTypeWrapper<StartAppleSignInPayload>;
  StartPasskeyInput: StartPasskeyInput;
  StartPasskeyPayload: ResolverTypeWrapper<StartPasskeyPayload>;
  StartPasskeySignInPayload: ResolverTypeWrapper<StartPasskeySignInPayload>;
  StartRecoveryPasskeyPayload: ResolverTypeWrapper<StartRecoveryPasskeyPayload>;
  Streak: ResolverTypeWrapper<Parent<'Streak'>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TextRange: ResolverTypeWrapper<TextRange>;
  UndoAddressChangeInput: UndoAddressChangeInput;
  UndoAddressChangePayload: ResolverTypeWrapper<UndoAddressChangePayload>;
  UndoImportInput: UndoImportInput;
  UndoImportPayload: ResolverTypeWrapper<UndoImportPayload>;
  UnlinkIdentityInput: UnlinkIdentityInput;
  UnlinkIdentityPayload: ResolverTypeWrapper<Omit<UnlinkIdentityPayload, 'account'> & { account: ResolversTypes['Account'] }>;
  UpdateAnswerInput: UpdateAnswerInput;
  UpdateAnswerPayload: ResolverTypeWrapper<UpdateAnswerPayload>;
  Version: ResolverTypeWrapper<Version>;
  Weekday: Weekday;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Account: Parent<'Account'>;
  AddPasskeyPayload: Omit<AddPasskeyPayload, 'account'> & { account: ResolversParentTypes['Account'] };
  AddPushDeviceInput: AddPushDeviceInput;
  AddPushDevicePayload: AddPushDevicePayload;
  AllowIdentityLinkInput: AllowIdentityLinkInput;
  AllowIdentityLinkPayload: AllowIdentityLinkPayload;
  Answer: Answer;
  AnswerChange: AnswerChange;
  AnswerChangePage: AnswerChangePage;
  AnswerImport: AnswerImport;
  AnswerPage: AnswerPage;
  AnsweredDayPage: AnsweredDayPage;
  ApiToken: ApiToken;
  AppleAuthorization: AppleAuthorization;
  AssertionResponseInput: AssertionResponseInput;
  AttestationResponseInput: AttestationResponseInput;
  Boolean: Scalars['Boolean']['output'];
  ChangeAddressInput: ChangeAddressInput;
  ChangeAddressPayload: Omit<ChangeAddressPayload, 'account'> & { account: ResolversParentTypes['Account'] };
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: Omit<ChangePasswordPayload, 'account'> & { account: ResolversParentTypes['Account'] };
  CheckRecoveryCodePayload: CheckRecoveryCodePayload;
  ConfirmAddressInput: ConfirmAddressInput;
  ConfirmAddressPayload: ConfirmAddressPayload;
  Conflict: Conflict;
  Consent: Consent;
  CreateApiTokenInput: CreateApiTokenInput;
  CreateApiTokenPayload: CreateApiTokenPayload;
  CreateRecoveryCodeInput: CreateRecoveryCodeInput;
  CreateRecoveryCodePayload: CreateRecoveryCodePayload;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeleteAccountPayload: DeleteAccountPayload;
  DeleteAnswerInput: DeleteAnswerInput;
  DeleteAnswerPayload: DeleteAnswerPayload;
  DiaryStorage: DiaryStorage;
  DiaryYear: DiaryYear;
  DiscardSupersededDraftInput: DiscardSupersededDraftInput;
  DiscardSupersededDraftPayload: DiscardSupersededDraftPayload;
  DiscloseAccountInput: DiscloseAccountInput;
  DiscloseAccountPayload: Omit<DiscloseAccountPayload, 'account'> & { account: ResolversParentTypes['Account'] };
  Draft: Draft;
  EndReminderPayload: EndReminderPayload;
  HideMemoryInput: HideMemoryInput;
  HideMemoryPayload: HideMemoryPayload;
  ID: Scalars['ID']['output'];
  ImportAnswersInput: ImportAnswersInput;
  ImportAnswersPayload: Parent<'ImportAnswersPayload'>;
  ImportedEntryInput: ImportedEntryInput;
  Int: Scalars['Int']['output'];
  LinkApplePayload: Omit<LinkApplePayload, 'account'> & { account: ResolversParentTypes['Account'] };
  LinkedIdentity: LinkedIdentity;
  LogInInput: LogInInput;
  LogInPayload: Omit<LogInPayload, 'account'> & { account: ResolversParentTypes['Account'] };
  LogOutEverywhereInput: LogOutEverywhereInput;
  LogOutEverywherePayload: Omit<LogOutEverywherePayload, 'account'> & { account: ResolversParentTypes['Account'] };
  LogOutPayload: LogOutPayload;
  Memory: Memory;
  Milestone: Milestone;
  Mutation: Record<PropertyKey, never>;
  NewCredentialInput: NewCredentialInput;
  NewPasskeyInput: NewPasskeyInput;
  Offers: Offers;
  Passkey: Passkey;
  PasskeyAssertionInput: PasskeyAssertionInput;
  PasskeyCreation: PasskeyCreation;
  PasskeyRequest: PasskeyRequest;
  Query: Record<PropertyKey, never>;
  Question: Question;
  RecentCredentials: RecentCredentials;
  RecoverWithPasskeyInput: RecoverWithPasskeyInput;
  RecoverWithPasskeyPayload: Omit<RecoverWithPasskeyPayload, 'account'> & { account: ResolversParentTypes['Account'] };
  RecoverWithPasswordInput: RecoverWithPasswordInput;
  RecoverWithPasswordPayload: Omit<RecoverWithPasswordPayload, 'account'> & { account: ResolversParentTypes['Account'] };
  RecoveryCodeInput: RecoveryCodeInput;
  RefuseAddressInput: RefuseAddressInput;
  RefuseAddressPayload: RefuseAddressPayload;
  RegisterInput: RegisterInput;
  RegisterPayload: Omit<RegisterPayload, 'account'> & { account: ResolversParentTypes['Account'] };
  Reminder: Reminder;
  RemoveApiTokenInput: RemoveApiTokenInput;
  RemoveApiTokenPayload: Omit<RemoveApiTokenPayload, 'account'> & { account: ResolversParentTypes['Account'] };
  RemovePasskeyInput: RemovePasskeyInput;
  RemovePasskeyPayload: Omit<RemovePasskeyPayload, 'account'> & { account: ResolversParentTypes['Account'] };
  RemovePushDevicePayload: RemovePushDevicePayload;
  RemoveRecentCredentialsInput: RemoveRecentCredentialsInput;
  RemoveRecentCredentialsPayload: RemoveRecentCredentialsPayload;
  RenamePasskeyInput: RenamePasskeyInput;
  RenamePasskeyPayload: Omit<RenamePasskeyPayload, 'account'> & { account: ResolversParentTypes['Account'] };
  RenewConsentInput: RenewConsentInput;
  RenewConsentPayload: Omit<RenewConsentPayload, 'account'> & { account: ResolversParentTypes['Account'] };
  RequestAddressConfirmationPayload: Omit<RequestAddressConfirmationPayload, 'account'> & { account: ResolversParentTypes['Account'] };
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: RequestPasswordResetPayload;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResetPasswordPayload;
  RestoreAnswerInput: RestoreAnswerInput;
  RestoreAnswerPayload: RestoreAnswerPayload;
  SaveAnswerInput: SaveAnswerInput;
  SaveAnswerPayload: Parent<'SaveAnswerPayload'>;
  SaveDraftInput: SaveDraftInput;
  SaveDraftPayload: SaveDraftPayload;
  SearchHit: SearchHit;
  SearchPage: SearchPage;
  SendFeedbackInput: SendFeedbackInput;
  SendFeedbackPayload: SendFeedbackPayload;
  Session: Session;
  SetMemoriesInput: SetMemoriesInput;
  SetMemoriesPayload: Omit<SetMemoriesPayload, 'account'> & { account: ResolversParentTypes['Account'] };
  SetReminderInput: SetReminderInput;
  SetReminderPayload: SetReminderPayload;
  SetSecurityMailsInput: SetSecurityMailsInput;
  SetSecurityMailsPayload: Omit<SetSecurityMailsPayload, 'account'> & { account: ResolversParentTypes['Account'] };
  SetStreakInput: SetStreakInput;
  SetStreakPayload: Omit<SetStreakPayload, 'streak'> & { streak: ResolversParentTypes['Streak'] };
  SignInWithAppleInput: SignInWithAppleInput;
  SignInWithApplePayload: Omit<SignInWithApplePayload, 'account'> & { account: ResolversParentTypes['Account'] };
  SignInWithGoogleInput: SignInWithGoogleInput;
  SignInWithGooglePayload: Omit<SignInWithGooglePayload, 'account'> & { account: ResolversParentTypes['Account'] };
  SignInWithPasskeyPayload: Omit<SignInWithPasskeyPayload, 'account'> & { account: ResolversParentTypes['Account'] };
  StartAppleSignInPayload: StartAppleSignInPayload;
  StartPasskeyInput: StartPasskeyInput;
  StartPasskeyPayload: StartPasskeyPayload;
  StartPasskeySignInPayload: StartPasskeySignInPayload;
  StartRecoveryPasskeyPayload: StartRecoveryPasskeyPayload;
  Streak: Parent<'Streak'>;
  String: Scalars['String']['output'];
  TextRange: TextRange;
  UndoAddressChangeInput: UndoAddressChangeInput;
  UndoAddressChangePayload: UndoAddressChangePayload;
  UndoImportInput: UndoImportInput;
  UndoImportPayload: UndoImportPayload;
  UnlinkIdentityInput: UnlinkIdentityInput;
  UnlinkIdentityPayload: Omit<UnlinkIdentityPayload, 'account'> & { account: ResolversParentTypes['Account'] };
  UpdateAnswerInput: UpdateAnswerInput;
  UpdateAnswerPayload: UpdateAnswerPayload;
  Version: Version;
};

export type ListSizeDirectiveArgs = {
  max: Scalars['Int']['input'];
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = AppContext, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccountResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  addressConfirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  apiTokens?: Resolver<Array<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  consent?: Resolver<ResolversTypes['Consent'], ParentType, ContextType>;
  consents?: Resolver<Array<ResolversTypes['Consent']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  formerAddresses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hasMemories?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasRecentSignIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSecurityMails?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasStreak?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identities?: Resolver<Array<ResolversTypes['LinkedIdentity']>, ParentType, ContextType>;
  imports?: Resolver<Array<ResolversTypes['AnswerImport']>, ParentType, ContextType>;
  isAddressConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newDeviceMailedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  passkeyUserHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  pendingAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['Provider'], ParentType, ContextType>;
  pushServices?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  recoveryCodeCreatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reminder?: Resolver<ResolversTypes['Reminder'], ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  signInMethodsMailedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  storage?: Resolver<ResolversTypes['DiaryStorage'], ParentType, ContextType>;
  termsVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AddPasskeyPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['AddPasskeyPayload'] = ResolversParentTypes['AddPasskeyPayload']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type AddPushDevicePayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['AddPushDevicePayload'] = ResolversParentTypes['AddPushDevicePayload']> = {
  reminder?: Resolver<ResolversTypes['Reminder'], ParentType, ContextType>;
};

export type AllowIdentityLinkPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['AllowIdentityLinkPayload'] = ResolversParentTypes['AllowIdentityLinkPayload']> = {
  allowedUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AnswerResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['Answer'] = ResolversParentTypes['Answer']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isReadable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AnswerChangeResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['AnswerChange'] = ResolversParentTypes['AnswerChange']> = {
  answer?: Resolver<Maybe<ResolversTypes['Answer']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AnswerChangePageResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['AnswerChangePage'] = ResolversParentTypes['AnswerChangePage']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AnswerChange']>, ParentType, ContextType>;
};

export type AnswerImportResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['AnswerImport'] = ResolversParentTypes['AnswerImport']> = {
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  importedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  undoableUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AnswerPageResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['AnswerPage'] = ResolversParentTypes['AnswerPage']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextBefore?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Answer']>, ParentType, ContextType>;
};

export type AnsweredDayPageResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['AnsweredDayPage'] = ResolversParentTypes['AnsweredDayPage']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextBefore?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type ApiTokenResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['ApiToken'] = ResolversParentTypes['ApiToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastUsedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AppleAuthorizationResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['AppleAuthorization'] = ResolversParentTypes['AppleAuthorization']> = {
  authorizationEndpoint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nonce?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirectUri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangeAddressPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['ChangeAddressPayload'] = ResolversParentTypes['ChangeAddressPayload']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type CheckRecoveryCodePayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['CheckRecoveryCodePayload'] = ResolversParentTypes['CheckRecoveryCodePayload']> = {
  method?: Resolver<ResolversTypes['RecoveryMethod'], ParentType, ContextType>;
};

export type ConfirmAddressPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['ConfirmAddressPayload'] = ResolversParentTypes['ConfirmAddressPayload']> = {
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConflictResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['Conflict'] = ResolversParentTypes['Conflict']> = {
  answer?: Resolver<Maybe<ResolversTypes['Answer']>, ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['Draft']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Version'], ParentType, ContextType>;
};

export type ConsentResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['Consent'] = ResolversParentTypes['Consent']> = {
  consentedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateApiTokenPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['CreateApiTokenPayload'] = ResolversParentTypes['CreateApiTokenPayload']> = {
  apiToken?: Resolver<ResolversTypes['ApiToken'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateRecoveryCodePayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['CreateRecoveryCodePayload'] = ResolversParentTypes['CreateRecoveryCodePayload']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteAccountPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['DeleteAccountPayload'] = ResolversParentTypes['DeleteAccountPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteAnswerPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['DeleteAnswerPayload'] = ResolversParentTypes['DeleteAnswerPayload']> = {
  conflict?: Resolver<Maybe<ResolversTypes['Conflict']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DiaryStorageResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['DiaryStorage'] = ResolversParentTypes['DiaryStorage']> = {
  maxBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usedBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DiaryYearResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['DiaryYear'] = ResolversParentTypes['DiaryYear']> = {
  answeredDays?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  earlierYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  laterYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  possibleDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DiscardSupersededDraftPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['DiscardSupersededDraftPayload'] = ResolversParentTypes['DiscardSupersededDraftPayload']> = {
  conflict?: Resolver<Maybe<ResolversTypes['Conflict']>, ParentType, ContextType>;
  wasDiscarded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DiscloseAccountPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['DiscloseAccountPayload'] = ResolversParentTypes['DiscloseAccountPayload']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type DraftResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['Draft'] = ResolversParentTypes['Draft']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type EndReminderPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['EndReminderPayload'] = ResolversParentTypes['EndReminderPayload']> = {
  reminder?: Resolver<ResolversTypes['Reminder'], ParentType, ContextType>;
};

export type HideMemoryPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['HideMemoryPayload'] = ResolversParentTypes['HideMemoryPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ImportAnswersPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['ImportAnswersPayload'] = ResolversParentTypes['ImportAnswersPayload']> = {
  import?: Resolver<Maybe<ResolversTypes['AnswerImport']>, ParentType, ContextType>;
  imported?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  takenDays?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type LinkApplePayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['LinkApplePayload'] = ResolversParentTypes['LinkApplePayload']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type LinkedIdentityResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['LinkedIdentity'] = ResolversParentTypes['LinkedIdentity']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['Provider'], ParentType, ContextType>;
};

export type LogInPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['LogInPayload'] = ResolversParentTypes['LogInPayload']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type LogOutEverywherePayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['LogOutEverywherePayload'] = ResolversParentTypes['LogOutEverywherePayload']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type LogOutPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['LogOutPayload'] = ResolversParentTypes['LogOutPayload']> = {
  wasSignedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MemoryResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['Memory'] = ResolversParentTypes['Memory']> = {
  answer?: Resolver<ResolversTypes['Answer'], ParentType, ContextType>;
  yearsAgo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MilestoneResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['Milestone'] = ResolversParentTypes['Milestone']> = {
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addPasskey?: Resolver<ResolversTypes['AddPasskeyPayload'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'input'>>;
  addPushDevice?: Resolver<ResolversTypes['AddPushDevicePayload'], ParentType, ContextType, RequireFields<MutationAddPushDeviceArgs, 'input'>>;
  allowIdentityLink?: Resolver<ResolversTypes['AllowIdentityLinkPayload'], ParentType, ContextType, RequireFields<MutationAllowIdentityLinkArgs, 'input'>>;
  changeAddress?: Resolver<ResolversTypes['ChangeAddressPayload'], ParentType, ContextType, RequireFields<MutationChangeAddressArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  checkRecoveryCode?: Resolver<ResolversTypes['CheckRecoveryCodePayload'], ParentType, ContextType, RequireFields<MutationCheckRecoveryCodeArgs, 'input'>>;
  confirmAddress?: Resolver<ResolversTypes['ConfirmAddressPayload'], ParentType, ContextType, RequireFields<MutationConfirmAddressArgs, 'input'>>;
  createApiToken?: Resolver<ResolversTypes['CreateApiTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateApiTokenArgs, 'input'>>;
  createRecoveryCode?: Resolver<ResolversTypes['CreateRecoveryCodePayload'], ParentType, ContextType, RequireFields<MutationCreateRecoveryCodeArgs, 'input'>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountPayload'], ParentType, ContextType>;
  deleteAnswer?: Resolver<ResolversTypes['DeleteAnswerPayload'], ParentType, ContextType, RequireFields<MutationDeleteAnswerArgs, 'input'>>;
  discardSupersededDraft?: Resolver<ResolversTypes['DiscardSupersededDraftPayload'], ParentType, ContextType, RequireFields<MutationDiscardSupersededDraftArgs, 'input'>>;
  discloseAccount?: Resolver<ResolversTypes['DiscloseAccountPayload'], ParentType, ContextType, RequireFields<MutationDiscloseAccountArgs, 'input'>>;
  endReminder?: Resolver<ResolversTypes['EndReminderPayload'], ParentType, ContextType>;
  hideMemory?: Resolver<ResolversTypes['HideMemoryPayload'], ParentType, ContextType, RequireFields<MutationHideMemoryArgs, 'input'>>;
  importAnswers?: Resolver<ResolversTypes['ImportAnswersPayload'], ParentType, ContextType, RequireFields<MutationImportAnswersArgs, 'input'>>;
  linkApple?: Resolver<ResolversTypes['LinkApplePayload'], ParentType, ContextType, RequireFields<MutationLinkAppleArgs, 'input'>>;
  logIn?: Resolver<ResolversTypes['LogInPayload'], ParentType, ContextType, RequireFields<MutationLogInArgs, 'input'>>;
  logOut?: Resolver<ResolversTypes['LogOutPayload'], ParentType, ContextType>;
  logOutEverywhere?: Resolver<ResolversTypes['LogOutEverywherePayload'], ParentType, ContextType, RequireFields<MutationLogOutEverywhereArgs, 'input'>>;
  recoverWithPasskey?: Resolver<ResolversTypes['RecoverWithPasskeyPayload'], ParentType, ContextType, RequireFields<MutationRecoverWithPasskeyArgs, 'input'>>;
  recoverWithPassword?: Resolver<ResolversTypes['RecoverWithPasswordPayload'], ParentType, ContextType, RequireFields<MutationRecoverWithPasswordArgs, 'input'>>;
  refuseAddress?: Resolver<ResolversTypes['RefuseAddressPayload'], ParentType, ContextType, RequireFields<MutationRefuseAddressArgs, 'input'>>;
  register?: Resolver<ResolversTypes['RegisterPayload'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  removeApiToken?: Resolver<ResolversTypes['RemoveApiTokenPayload'], ParentType, ContextType, RequireFields<MutationRemoveApiTokenArgs, 'input'>>;
  removePasskey?: Resolver<ResolversTypes['RemovePasskeyPayload'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'input'>>;
  removePushDevice?: Resolver<ResolversTypes['RemovePushDevicePayload'], ParentType, ContextType>;
  removeRecentCredentials?: Resolver<ResolversTypes['RemoveRecentCredentialsPayload'], ParentType, ContextType, RequireFields<MutationRemoveRecentCredentialsArgs, 'input'>>;
  renamePasskey?: Resolver<ResolversTypes['RenamePasskeyPayload'], ParentType, ContextType, RequireFields<MutationRenamePasskeyArgs, 'input'>>;
  renewConsent?: Resolver<ResolversTypes['RenewConsentPayload'], ParentType, ContextType, RequireFields<MutationRenewConsentArgs, 'input'>>;
  requestAddressConfirmation?: Resolver<ResolversTypes['RequestAddressConfirmationPayload'], ParentType, ContextType>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  restoreAnswer?: Resolver<ResolversTypes['RestoreAnswerPayload'], ParentType, ContextType, RequireFields<MutationRestoreAnswerArgs, 'input'>>;
  saveAnswer?: Resolver<ResolversTypes['SaveAnswerPayload'], ParentType, ContextType, RequireFields<MutationSaveAnswerArgs, 'input'>>;
  saveDraft?: Resolver<ResolversTypes['SaveDraftPayload'], ParentType, ContextType, RequireFields<MutationSaveDraftArgs, 'input'>>;
  sendFeedback?: Resolver<ResolversTypes['SendFeedbackPayload'], ParentType, ContextType, RequireFields<MutationSendFeedbackArgs, 'input'>>;
  setMemories?: Resolver<ResolversTypes['SetMemoriesPayload'], ParentType, ContextType, RequireFields<MutationSetMemoriesArgs, 'input'>>;
  setReminder?: Resolver<ResolversTypes['SetReminderPayload'], ParentType, ContextType, RequireFields<MutationSetReminderArgs, 'input'>>;
  setSecurityMails?: Resolver<ResolversTypes['SetSecurityMailsPayload'], ParentType, ContextType, RequireFields<MutationSetSecurityMailsArgs, 'input'>>;
  setStreak?: Resolver<ResolversTypes['SetStreakPayload'], ParentType, ContextType, RequireFields<MutationSetStreakArgs, 'input'>>;
  signInWithApple?: Resolver<ResolversTypes['SignInWithApplePayload'], ParentType, ContextType, RequireFields<MutationSignInWithAppleArgs, 'input'>>;
  signInWithGoogle?: Resolver<ResolversTypes['SignInWithGooglePayload'], ParentType, ContextType, RequireFields<MutationSignInWithGoogleArgs, 'input'>>;
  signInWithPasskey?: Resolver<ResolversTypes['SignInWithPasskeyPayload'], ParentType, ContextType, RequireFields<MutationSignInWithPasskeyArgs, 'input'>>;
  startAppleSignIn?: Resolver<ResolversTypes['StartAppleSignInPayload'], ParentType, ContextType>;
  startPasskey?: Resolver<ResolversTypes['StartPasskeyPayload'], ParentType, ContextType, RequireFields<MutationStartPasskeyArgs, 'input'>>;
  startPasskeySignIn?: Resolver<ResolversTypes['StartPasskeySignInPayload'], ParentType, ContextType>;
  startRecoveryPasskey?: Resolver<ResolversTypes['StartRecoveryPasskeyPayload'], ParentType, ContextType, RequireFields<MutationStartRecoveryPasskeyArgs, 'input'>>;
  undoAddressChange?: Resolver<ResolversTypes['UndoAddressChangePayload'], ParentType, ContextType, RequireFields<MutationUndoAddressChangeArgs, 'input'>>;
  undoImport?: Resolver<ResolversTypes['UndoImportPayload'], ParentType, ContextType, RequireFields<MutationUndoImportArgs, 'input'>>;
  unlinkIdentity?: Resolver<ResolversTypes['UnlinkIdentityPayload'], ParentType, ContextType, RequireFields<MutationUnlinkIdentityArgs, 'input'>>;
  updateAnswer?: Resolver<ResolversTypes['UpdateAnswerPayload'], ParentType, ContextType, RequireFields<MutationUpdateAnswerArgs, 'input'>>;
};

export type OffersResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['Offers'] = ResolversParentTypes['Offers']> = {
  mail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passkeys?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pushKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registration?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBackedUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeyCreationResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['PasskeyCreation'] = ResolversParentTypes['PasskeyCreation']> = {
  algorithms?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excludeCredentials?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  rpId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rpName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeoutMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userHandle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeyRequestResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['PasskeyRequest'] = ResolversParentTypes['PasskeyRequest']> = {
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rpId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeoutMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProviderResolvers = { APPLE: 'apple', GOOGLE: 'google', LOCAL: 'local', OIDC: 'oidc' };

export type QueryResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  answer?: Resolver<Maybe<ResolversTypes['Answer']>, ParentType, ContextType, RequireFields<QueryAnswerArgs, 'openDay'>>;
  answerChanges?: Resolver<ResolversTypes['AnswerChangePage'], ParentType, ContextType, Partial<QueryAnswerChangesArgs>>;
  answerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answeredDays?: Resolver<ResolversTypes['AnsweredDayPage'], ParentType, ContextType, Partial<QueryAnsweredDaysArgs>>;
  answers?: Resolver<ResolversTypes['AnswerPage'], ParentType, ContextType, Partial<QueryAnswersArgs>>;
  diaryYear?: Resolver<ResolversTypes['DiaryYear'], ParentType, ContextType, Partial<QueryDiaryYearArgs>>;
  draft?: Resolver<ResolversTypes['Draft'], ParentType, ContextType, RequireFields<QueryDraftArgs, 'day'>>;
  earlierAnswer?: Resolver<Maybe<ResolversTypes['Answer']>, ParentType, ContextType, Partial<QueryEarlierAnswerArgs>>;
  me?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  memory?: Resolver<Maybe<ResolversTypes['Memory']>, ParentType, ContextType>;
  milestoneMemory?: Resolver<Maybe<ResolversTypes['Answer']>, ParentType, ContextType, RequireFields<QueryMilestoneMemoryArgs, 'days'>>;
  offers?: Resolver<ResolversTypes['Offers'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['Question'], ParentType, ContextType>;
  searchAnswers?: Resolver<ResolversTypes['SearchPage'], ParentType, ContextType, RequireFields<QuerySearchAnswersArgs, 'text'>>;
  streak?: Resolver<ResolversTypes['Streak'], ParentType, ContextType>;
  supersededDraft?: Resolver<ResolversTypes['Draft'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type QuestionResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['Question'] = ResolversParentTypes['Question']> = {
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prompts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecentCredentialsResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['RecentCredentials'] = ResolversParentTypes['RecentCredentials']> = {
  identities?: Resolver<Array<ResolversTypes['LinkedIdentity']>, ParentType, ContextType>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  removalToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RecoverWithPasskeyPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['RecoverWithPasskeyPayload'] = ResolversParentTypes['RecoverWithPasskeyPayload']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type RecoverWithPasswordPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['RecoverWithPasswordPayload'] = ResolversParentTypes['RecoverWithPasswordPayload']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type RefuseAddressPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['RefuseAddressPayload'] = ResolversParentTypes['RefuseAddressPayload']> = {
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegisterPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['RegisterPayload'] = ResolversParentTypes['RegisterPayload']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type ReminderResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['Reminder'] = ResolversParentTypes['Reminder']> = {
  channel?: Resolver<Maybe<ResolversTypes['ReminderChannel']>, ParentType, ContextType>;
  hasEnded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnThisDevice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unansweredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['Weekday']>, ParentType, ContextType>;
};

export type ReminderChannelResolvers = { MAIL: 'mail', PUSH: 'push' };

export type RemoveApiTokenPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['RemoveApiTokenPayload'] = ResolversParentTypes['RemoveApiTokenPayload']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type RemovePasskeyPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['RemovePasskeyPayload'] = ResolversParentTypes['RemovePasskeyPayload']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type RemovePushDevicePayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['RemovePushDevicePayload'] = ResolversParentTypes['RemovePushDevicePayload']> = {
  reminder?: Resolver<ResolversTypes['Reminder'], ParentType, ContextType>;
};

export type RemoveRecentCredentialsPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['RemoveRecentCredentialsPayload'] = ResolversParentTypes['RemoveRecentCredentialsPayload']> = {
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RenamePasskeyPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['RenamePasskeyPayload'] = ResolversParentTypes['RenamePasskeyPayload']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type RenewConsentPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['RenewConsentPayload'] = ResolversParentTypes['RenewConsentPayload']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type RequestAddressConfirmationPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['RequestAddressConfirmationPayload'] = ResolversParentTypes['RequestAddressConfirmationPayload']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  recentCredentials?: Resolver<ResolversTypes['RecentCredentials'], ParentType, ContextType>;
};

export type RestoreAnswerPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['RestoreAnswerPayload'] = ResolversParentTypes['RestoreAnswerPayload']> = {
  answer?: Resolver<Maybe<ResolversTypes['Answer']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Version'], ParentType, ContextType>;
};

export type SaveAnswerPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['SaveAnswerPayload'] = ResolversParentTypes['SaveAnswerPayload']> = {
  answer?: Resolver<Maybe<ResolversTypes['Answer']>, ParentType, ContextType>;
  conflict?: Resolver<Maybe<ResolversTypes['Conflict']>, ParentType, ContextType>;
  milestone?: Resolver<Maybe<ResolversTypes['Milestone']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Version']>, ParentType, ContextType>;
};

export type SaveDraftPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['SaveDraftPayload'] = ResolversParentTypes['SaveDraftPayload']> = {
  conflict?: Resolver<Maybe<ResolversTypes['Conflict']>, ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['Draft']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Version']>, ParentType, ContextType>;
};

export type SearchHitResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['SearchHit'] = ResolversParentTypes['SearchHit']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isInside?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  marks?: Resolver<Array<ResolversTypes['TextRange']>, ParentType, ContextType>;
};

export type SearchPageResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['SearchPage'] = ResolversParentTypes['SearchPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  insideCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextBefore?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SearchHit']>, ParentType, ContextType>;
};

export type SendFeedbackPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['SendFeedbackPayload'] = ResolversParentTypes['SendFeedbackPayload']> = {
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  browser?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  signedInAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SetMemoriesPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['SetMemoriesPayload'] = ResolversParentTypes['SetMemoriesPayload']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type SetReminderPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['SetReminderPayload'] = ResolversParentTypes['SetReminderPayload']> = {
  reminder?: Resolver<ResolversTypes['Reminder'], ParentType, ContextType>;
};

export type SetSecurityMailsPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['SetSecurityMailsPayload'] = ResolversParentTypes['SetSecurityMailsPayload']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type SetStreakPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['SetStreakPayload'] = ResolversParentTypes['SetStreakPayload']> = {
  streak?: Resolver<ResolversTypes['Streak'], ParentType, ContextType>;
};

export type SignInWithApplePayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['SignInWithApplePayload'] = ResolversParentTypes['SignInWithApplePayload']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type SignInWithGooglePayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['SignInWithGooglePayload'] = ResolversParentTypes['SignInWithGooglePayload']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type SignInWithPasskeyPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['SignInWithPasskeyPayload'] = ResolversParentTypes['SignInWithPasskeyPayload']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type StartAppleSignInPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['StartAppleSignInPayload'] = ResolversParentTypes['StartAppleSignInPayload']> = {
  authorization?: Resolver<ResolversTypes['AppleAuthorization'], ParentType, ContextType>;
};

export type StartPasskeyPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['StartPasskeyPayload'] = ResolversParentTypes['StartPasskeyPayload']> = {
  creation?: Resolver<ResolversTypes['PasskeyCreation'], ParentType, ContextType>;
};

export type StartPasskeySignInPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['StartPasskeySignInPayload'] = ResolversParentTypes['StartPasskeySignInPayload']> = {
  request?: Resolver<ResolversTypes['PasskeyRequest'], ParentType, ContextType>;
};

export type StartRecoveryPasskeyPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['StartRecoveryPasskeyPayload'] = ResolversParentTypes['StartRecoveryPasskeyPayload']> = {
  creation?: Resolver<ResolversTypes['PasskeyCreation'], ParentType, ContextType>;
};

export type StreakResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['Streak'] = ResolversParentTypes['Streak']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isYesterdayOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSevenDays?: Resolver<Array<ResolversTypes['Boolean']>, ParentType, ContextType>;
  longest?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TextRangeResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['TextRange'] = ResolversParentTypes['TextRange']> = {
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UndoAddressChangePayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['UndoAddressChangePayload'] = ResolversParentTypes['UndoAddressChangePayload']> = {
  recentCredentials?: Resolver<ResolversTypes['RecentCredentials'], ParentType, ContextType>;
};

export type UndoImportPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['UndoImportPayload'] = ResolversParentTypes['UndoImportPayload']> = {
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UnlinkIdentityPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['UnlinkIdentityPayload'] = ResolversParentTypes['UnlinkIdentityPayload']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type UpdateAnswerPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['UpdateAnswerPayload'] = ResolversParentTypes['UpdateAnswerPayload']> = {
  answer?: Resolver<Maybe<ResolversTypes['Answer']>, ParentType, ContextType>;
  conflict?: Resolver<Maybe<ResolversTypes['Conflict']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Version']>, ParentType, ContextType>;
};

export type VersionResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['Version'] = ResolversParentTypes['Version']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type Resolvers<ContextType = AppContext> = {
  Account?: AccountResolvers<ContextType>;
  AddPasskeyPayload?: AddPasskeyPayloadResolvers<ContextType>;
  AddPushDevicePayload?: AddPushDevicePayloadResolvers<ContextType>;
  AllowIdentityLinkPayload?: AllowIdentityLinkPayloadResolvers<ContextType>;
  Answer?: AnswerResolvers<ContextType>;
  AnswerChange?: AnswerChangeResolvers<ContextType>;
  AnswerChangePage?: AnswerChangePageResolvers<ContextType>;
  AnswerImport?: AnswerImportResolvers<ContextType>;
  AnswerPage?: AnswerPageResolvers<ContextType>;
  AnsweredDayPage?: AnsweredDayPageResolvers<ContextType>;
  ApiToken?: ApiTokenResolvers<ContextType>;
  AppleAuthorization?: AppleAuthorizationResolvers<ContextType>;
  ChangeAddressPayload?: ChangeAddressPayloadResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  CheckRecoveryCodePayload?: CheckRecoveryCodePayloadResolvers<ContextType>;
  ConfirmAddressPayload?: ConfirmAddressPayloadResolvers<ContextType>;
  Conflict?: ConflictResolvers<ContextType>;
  Consent?: ConsentResolvers<ContextType>;
  CreateApiTokenPayload?: CreateApiTokenPayloadResolvers<ContextType>;
  CreateRecoveryCodePayload?: CreateRecoveryCodePayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeleteAccountPayload?: DeleteAccountPayloadResolvers<ContextType>;
  DeleteAnswerPayload?: DeleteAnswerPayloadResolvers<ContextType>;
  DiaryStorage?: DiaryStorageResolvers<ContextType>;
  DiaryYear?: DiaryYearResolvers<ContextType>;
  DiscardSupersededDraftPayload?: DiscardSupersededDraftPayloadResolvers<ContextType>;
  DiscloseAccountPayload?: DiscloseAccountPayloadResolvers<ContextType>;
  Draft?: DraftResolvers<ContextType>;
  EndReminderPayload?: EndReminderPayloadResolvers<ContextType>;
  HideMemoryPayload?: HideMemoryPayloadResolvers<ContextType>;
  ImportAnswersPayload?: ImportAnswersPayloadResolvers<ContextType>;
  LinkApplePayload?: LinkApplePayloadResolvers<ContextType>;
  LinkedIdentity?: LinkedIdentityResolvers<ContextType>;
  LogInPayload?: LogInPayloadResolvers<ContextType>;
  LogOutEverywherePayload?: LogOutEverywherePayloadResolvers<ContextType>;
  LogOutPayload?: LogOutPayloadResolvers<ContextType>;
  Memory?: MemoryResolvers<ContextType>;
  Milestone?: MilestoneResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Offers?: OffersResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeyCreation?: PasskeyCreationResolvers<ContextType>;
  PasskeyRequest?: PasskeyRequestResolvers<ContextType>;
  Provider?: ProviderResolvers;
  Query?: QueryResolvers<ContextType>;
  Question?: QuestionResolvers<ContextType>;
  RecentCredentials?: RecentCredentialsResolvers<ContextType>;
  RecoverWithPasskeyPayload?: RecoverWithPasskeyPayloadResolvers<ContextType>;
  RecoverWithPasswordPayload?: RecoverWithPasswordPayloadResolvers<ContextType>;
  RefuseAddressPayload?: RefuseAddressPayloadResolvers<ContextType>;
  RegisterPayload?: RegisterPayloadResolvers<ContextType>;
  Reminder?: ReminderResolvers<ContextType>;
  ReminderChannel?: ReminderChannelResolvers;
  RemoveApiTokenPayload?: RemoveApiTokenPayloadResolvers<ContextType>;
  RemovePasskeyPayload?: RemovePasskeyPayloadResolvers<ContextType>;
  RemovePushDevicePayload?: RemovePushDevicePayloadResolvers<ContextType>;
  RemoveRecentCredentialsPayload?: RemoveRecentCredentialsPayloadResolvers<ContextType>;
  RenamePasskeyPayload?: RenamePasskeyPayloadResolvers<ContextType>;
  RenewConsentPayload?: RenewConsentPayloadResolvers<ContextType>;
  RequestAddressConfirmationPayload?: RequestAddressConfirmationPayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  RestoreAnswerPayload?: RestoreAnswerPayloadResolvers<ContextType>;
  SaveAnswerPayload?: SaveAnswerPayloadResolvers<ContextType>;
  SaveDraftPayload?: SaveDraftPayloadResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  SearchPage?: SearchPageResolvers<ContextType>;
  SendFeedbackPayload?: SendFeedbackPayloadResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SetMemoriesPayload?: SetMemoriesPayloadResolvers<ContextType>;
  SetReminderPayload?: SetReminderPayloadResolvers<ContextType>;
  SetSecurityMailsPayload?: SetSecurityMailsPayloadResolvers<ContextType>;
  SetStreakPayload?: SetStreakPayloadResolvers<ContextType>;
  SignInWithApplePayload?: SignInWithApplePayloadResolvers<ContextType>;
  SignInWithGooglePayload?: SignInWithGooglePayloadResolvers<ContextType>;
  SignInWithPasskeyPayload?: SignInWithPasskeyPayloadResolvers<ContextType>;
  StartAppleSignInPayload?: StartAppleSignInPayloadResolvers<ContextType>;
  StartPasskeyPayload?: StartPasskeyPayloadResolvers<ContextType>;
  StartPasskeySignInPayload?: StartPasskeySignInPayloadResolvers<ContextType>;
  StartRecoveryPasskeyPayload?: StartRecoveryPasskeyPayloadResolvers<ContextType>;
  Streak?: StreakResolvers<ContextType>;
  TextRange?: TextRangeResolvers<ContextType>;
  UndoAddressChangePayload?: UndoAddressChangePayloadResolvers<ContextType>;
  UndoImportPayload?: UndoImportPayloadResolvers<ContextType>;
  UnlinkIdentityPayload?: UnlinkIdentityPayloadResolvers<ContextType>;
  UpdateAnswerPayload?: UpdateAnswerPayloadResolvers<ContextType>;
  Version?: VersionResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = AppContext> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};
