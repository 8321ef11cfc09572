import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Parent } from './parents.ts';
import type { AppContext } from './context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string | number; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day without time and zone, as `yyyy-MM-dd`. */
  Date: { input: string; output: string; }
  /** An instant, as an ISO 8601 text in UTC with milliseconds, such as `2026-11-20T18:04:05.123Z`. */
  DateTime: { input: Date; output: Date; }
};

/** What has become of a new address. */
export type AddressChange = {
  __typename?: 'AddressChange';
  /** Whether it is the account's already; otherwise a mail to it asks to confirm it within 24 hours. */
  isDone: Scalars['Boolean']['output'];
};

/** One diary entry: what the user answered on one calendar day. */
export type Answer = {
  __typename?: 'Answer';
  /** The text, decrypted; 1 to 10,000 Unicode code points. */
  content: Scalars['String']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The instant it was first saved. */
  date: Scalars['DateTime']['output'];
  /** The calendar day it belongs to, fixed when it was saved. Show this one, never `date` in the viewer's zone. */
  day: Scalars['Date']['output'];
  /** Serial key. */
  id: Scalars['ID']['output'];
  /**
   * Whether the text could be decrypted. If not, `content` is a sentence that says so, the entry cannot be changed, and
   * what is stored stays as it is.
   */
  isReadable: Scalars['Boolean']['output'];
  /** The IANA time zone that decided the day. */
  timeZone: Scalars['String']['output'];
  /** When its text was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** The last change of one answer. */
export type AnswerChange = {
  __typename?: 'AnswerChange';
  /** What it is now; null once it is deleted. */
  answer?: Maybe<Answer>;
  /** The calendar day that it belongs to. */
  day: Scalars['Date']['output'];
  /** Which answer; one that the reader has never seen may be deleted already. */
  id: Scalars['ID']['output'];
};

/** A page of changes, in the order in which they were made. */
export type AnswerChanges = {
  __typename?: 'AnswerChanges';
  /** Each answer once, by its last change. */
  changes: Array<AnswerChange>;
  /** Whether more are there already, after `nextCursor`. */
  hasMore: Scalars['Boolean']['output'];
  /** The cursor to go on with, now or in a month; to be kept as it is. */
  nextCursor: Scalars['String']['output'];
};

/** A day that can be answered, by the server's clock in the visitor's time zone. */
export type AnswerDay =
  /** The calendar day. */
  | 'TODAY'
  /** The calendar day before. */
  | 'YESTERDAY';

/** Entries that one file brought into the diary. */
export type AnswerImport = {
  __typename?: 'AnswerImport';
  /** How many of its entries are in the diary. */
  entries: Scalars['Int']['output'];
  /** The earliest of their days. */
  firstDay: Scalars['Date']['output'];
  /** The id that the client gave it. */
  id: Scalars['ID']['output'];
  /** When its last part was imported. */
  importedAt: Scalars['DateTime']['output'];
  /** The latest of their days. */
  lastDay: Scalars['Date']['output'];
  /** Until when `undoImport` takes it. */
  undoableUntil: Scalars['DateTime']['output'];
};

/**
 * The parameters of Apple's authorize page. The others are constant: response_type `code`, response_mode `form_post`, scope
 * `name email`; the random state is the page's own.
 */
export type AppleAuthorization = {
  __typename?: 'AppleAuthorization';
  /** Address of Apple's authorize page. */
  authorizationEndpoint: Scalars['String']['output'];
  /** The parameter `client_id`. */
  clientId: Scalars['String']['output'];
  /** The parameter `nonce`, which binds Apple's answer to this session for ten minutes and one use. */
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

/** A new address, with what proves that the account's owner wants it. */
export type ChangeAddressInput = {
  /** The current password; needed when the last sign-in is older than 15 minutes. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** A valid e-mail address. */
  username: Scalars['String']['input'];
};

/** A new password for an account that has one. */
export type ChangePasswordInput = {
  /** The current password; needed when the last sign-in is older than 15 minutes. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** Whether the keys for programs end as well. */
  endsProgramKeys?: Scalars['Boolean']['input'];
  /** The new password; 6 to 256 characters. */
  password: Scalars['String']['input'];
};

/** A token from a mail that asks to confirm an address, and what proves whose account it is for. */
export type ConfirmAddressInput = {
  /** The account's password; needed where nobody is signed in to that account. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The token in the link of the mail. */
  token: Scalars['String']['input'];
};

/** An address whose owner has proved it. */
export type ConfirmedAddress = {
  __typename?: 'ConfirmedAddress';
  /** The address of the account from now on. */
  address: Scalars['String']['output'];
};

/** A consent to how diary texts are processed (Art. 9 GDPR). */
export type Consent = {
  __typename?: 'Consent';
  /** When it was consented to. */
  consentedAt: Scalars['DateTime']['output'];
  /** Whether it is the wording of today. */
  isCurrent: Scalars['Boolean']['output'];
  /** Version of the wording that was consented to. */
  version: Scalars['String']['output'];
};

/** A new key for a program. */
export type CreatedProgramKey = {
  __typename?: 'CreatedProgramKey';
  /** The key itself, which is told this once. */
  key: Scalars['String']['output'];
  /** What stays of it. */
  programKey: ProgramKey;
};

/** A session of the user: one browser or program that is signed in. */
export type DeviceSession = {
  __typename?: 'DeviceSession';
  /** Browser that signed in and its system, such as `Chrome auf Android`; `Unbekannt` for anything else. */
  browser: Scalars['String']['output'];
  /** Opaque id, which only tells sessions apart. */
  id: Scalars['ID']['output'];
  /** Whether it is the session of this request. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was last used, exact to the hour. */
  lastUsedAt: Scalars['DateTime']['output'];
};

/** How much a diary holds. What is counted is the stored ciphertext of its entries, a third longer than the texts. */
export type DiaryStorage = {
  __typename?: 'DiaryStorage';
  /** What it may hold, in bytes. Growth beyond it is `PAYLOAD_TOO_LARGE`; entries can still be shortened and deleted. */
  maxBytes: Scalars['Int']['output'];
  /** What it holds, in bytes. */
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
  /** How many days could have one: from January 1 or the first answer of all to December 31 or today. */
  possibleDays: Scalars['Int']['output'];
  /** The calendar year. */
  year: Scalars['Int']['output'];
};

/** The identity to disconnect, with the owner's proof. */
export type DisconnectIdentityInput = {
  /** The current password; needed when the last sign-in is older than 15 minutes. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** Google or Apple. */
  provider: Provider;
};

/** Unsent text of a day. */
export type Draft = {
  __typename?: 'Draft';
  /** The text; empty when there is no draft. */
  content: Scalars['String']['output'];
  /** When it was last changed; null when there is no draft, and after a save that was dropped because the day has an answer. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A part of an import. */
export type ImportAnswersInput = {
  /** 1 to 128 entries, in a request of at most 128 kB. */
  entries: Array<ImportedEntryInput>;
  /** A UUID for the import; every part of it has the same one, also when it is sent again. */
  importId: Scalars['ID']['input'];
};

/** What importing a part gives back; the same part again gives the same. */
export type ImportAnswersPayload = {
  __typename?: 'ImportAnswersPayload';
  /** The import so far; null when nothing of it is in the diary. */
  import?: Maybe<AnswerImport>;
  /** How many of these entries are in the diary by this import. */
  imported: Scalars['Int']['output'];
  /** The days of the others, oldest first: they had an answer, which stays as it is. */
  takenDays: Array<Scalars['Date']['output']>;
};

/** One entry of a file. */
export type ImportedEntryInput = {
  /** The text; 1 to 10,000 Unicode code points after trimming. */
  content: Scalars['String']['input'];
  /** When it was written; absent, before 1900 or later than now: noon of its day in UTC. */
  createdAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The calendar day it belongs to: from 1900-01-01 to `today`, once a request. */
  day: Scalars['Date']['input'];
};

/** A way into the account through an identity provider. */
export type LinkedIdentity = {
  __typename?: 'LinkedIdentity';
  /** When it was connected, or the account created with it. */
  createdAt: Scalars['DateTime']['output'];
  /** Google or Apple. */
  provider: Provider;
};

/** E-mail address and password of an existing account. */
export type LogInInput = {
  /** At least 6 characters. */
  password: Scalars['String']['input'];
  /** A valid e-mail address. */
  username: Scalars['String']['input'];
};

/** An earlier entry that the diary gives back. */
export type Memory = {
  __typename?: 'Memory';
  /** The entry. */
  answer: Answer;
  /** How many calendar years ago it was; 0 for an entry of a month ago. */
  yearsAgo: Scalars['Int']['output'];
};

/** The achievement of a save. */
export type Milestone = {
  __typename?: 'Milestone';
  /** `default` for a simple message; `streak-<days>` or `entries-<count>` for one that is celebrated full screen. */
  event: Scalars['String']['output'];
  /** A German sentence for the person. */
  text: Scalars['String']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Adds a passkey, ends all other sessions, and returns all passkeys. `FORBIDDEN` when the credential or its challenge is not
   * believed, `CONFLICT` when it is known already or the account has ten.
   */
  addPasskey: Array<Passkey>;
  /**
   * Registers the browser of this session for pushes; harmless when it is registered already. `CONFLICT` with ten other
   * devices, or while a session of another account has the endpoint.
   */
  addPushDevice: Reminder;
  /**
   * Permits this session one connection within ten minutes: by `/api/auth/google?intent=connect`, or by `startAppleSignIn`
   * and `connectApple`. `FORBIDDEN` for a wrong current password, and for a missing one when the sign-in is older than 15
   * minutes.
   */
  allowConnecting: Scalars['Boolean']['output'];
  /**
   * Begins the change to a new address by a mail to it, or changes it at once where mail is not set up. `FORBIDDEN` when the
   * sign-in is older than 15 minutes and the current password is missing or wrong, `CONFLICT` for an address that cannot be
   * used.
   */
  changeAddress: AddressChange;
  /**
   * Changes the password and ends all other sessions. `FORBIDDEN` for accounts without one, for a wrong current password,
   * and for a missing one when the sign-in is older than 15 minutes.
   */
  changePassword: Scalars['Boolean']['output'];
  /**
   * The way in that a recovery sheet leads to; uses nothing up. `UNAUTHENTICATED` when address and code do not match,
   * whatever the reason.
   */
  checkRecoverySheet: RecoveryWay;
  /**
   * Confirms an address, or completes the change to one, for a person who is signed in to that account or knows its
   * password. `BAD_USER_INPUT` for a token that is not or no longer good, `UNAUTHENTICATED` without such a proof, `CONFLICT`
   * when another account has the address.
   */
  confirmAddress: ConfirmedAddress;
  /**
   * Connects an Apple account to the signed-in one, ends all other sessions, and returns all identities. `CONFLICT` when
   * it opens another account, `FORBIDDEN` without `allowConnecting` and `startAppleSignIn` before.
   */
  connectApple: Array<LinkedIdentity>;
  /**
   * Makes a key for a program. `FORBIDDEN` when the sign-in is older than 15 minutes and the current password is missing or wrong,
   * `CONFLICT` when the user has twenty.
   */
  createProgramKey: CreatedProgramKey;
  /**
   * Makes a recovery sheet; an older one is void. `FORBIDDEN` for an account without an address, and when the sign-in is older
   * than 15 minutes and the current password is missing or wrong.
   */
  createRecoverySheet: RecoverySheet;
  /** Deletes the account and everything of it at once, for good: answers, draft, key, identities, sessions. */
  deleteAccount: Scalars['Boolean']['output'];
  /** Deletes an own answer, wipes its text and frees its day; returns its id. `NOT_FOUND` for any other. */
  deleteAnswer: Scalars['ID']['output'];
  /**
   * Ends the displaced draft of this version; true also when it is gone already. `CONFLICT`, with the newest in
   * `extensions.current`, when another one is stored.
   */
  discardDisplacedDraft: Scalars['Boolean']['output'];
  /**
   * Disconnects an identity, ends all other sessions, and returns the remaining ones. `CONFLICT` when it is the last way
   * in, `NOT_FOUND` when it is not connected, `FORBIDDEN` as for `allowConnecting`.
   */
  disconnectIdentity: Array<LinkedIdentity>;
  /** Switches the reminder off; time and days stay for the next time. */
  endReminder: Reminder;
  /** Hides an own entry from memories, or shows it there again; returns whether it is hidden. `NOT_FOUND` for any other. */
  hideMemory: Scalars['Boolean']['output'];
  /**
   * Saves entries of a file as answers, idempotent. A day that has an answer is skipped; drafts stay, and no milestone is
   * celebrated.
   */
  importAnswers: ImportAnswersPayload;
  /**
   * Signs in with e-mail and password. `UNAUTHENTICATED` when they do not match, whatever the reason; `FORBIDDEN` when they do
   * and the account is locked.
   */
  logIn: User;
  /** Ends this session on the server; true even when nobody was signed in. */
  logOut: Scalars['Boolean']['output'];
  /** Ends all other sessions of the user; this one gets a new id, and its sign-in becomes no fresher. */
  logOutEverywhere: Scalars['Boolean']['output'];
  /**
   * Uses a recovery sheet up for a new passkey, ends all sessions, and signs in. `UNAUTHENTICATED` as for
   * `checkRecoverySheet`, `FORBIDDEN` for an account with a password and for a credential that is not believed.
   */
  recoverWithPasskey: User;
  /**
   * Uses a recovery sheet up for a new password, ends all sessions, and signs in. `UNAUTHENTICATED` as for
   * `checkRecoverySheet`, `FORBIDDEN` for an account without a password.
   */
  recoverWithPassword: User;
  /**
   * Ends the claim of an account to an address that is somebody else's: no further mail of that account goes there.
   * `BAD_USER_INPUT` for a token that is not or no longer good.
   */
  refuseAddress: Scalars['Boolean']['output'];
  /** Creates an account and signs it in. `CONFLICT` when the address cannot be used, `FORBIDDEN` while registration is closed. */
  register: User;
  /**
   * Removes a passkey, ends all other sessions, and returns the passkeys that are left. `CONFLICT` when it is the last way in,
   * `NOT_FOUND` when the user has none with this id, `FORBIDDEN` as for `startPasskey`.
   */
  removePasskey: Array<Passkey>;
  /**
   * Removes a key for a program and returns the keys that are left. `NOT_FOUND` when the user has none with this id, `FORBIDDEN` as for
   * `createProgramKey`.
   */
  removeProgramKey: Array<ProgramKey>;
  /** Takes the browser of this session from the registered ones; harmless when it is none. */
  removePushDevice: Reminder;
  /**
   * Removes the passkeys, connected accounts and keys for programs that were younger than 30 days when a link replaced the
   * password, also those made since, and ends all sessions. `BAD_USER_INPUT` for a token that is not or no longer good,
   * `CONFLICT` where nothing else opens the account.
   */
  removeYoungWaysIn: Scalars['Boolean']['output'];
  /** Renames a passkey and returns all. `NOT_FOUND` when the user has none with this id. */
  renamePasskey: Array<Passkey>;
  /** Consents to the wording of today, and returns that consent. `BAD_USER_INPUT` for another version than that of today. */
  renewConsent: Consent;
  /** Sends the mail that asks to confirm the account's address again. `UNAVAILABLE` where mail is not set up. */
  requestAddressConfirmation: Scalars['Boolean']['output'];
  /**
   * Asks for a link by mail to set a new password, good for 30 minutes. True for every valid address; only a confirmed one
   * gets the link. `UNAVAILABLE` where mail is not set up.
   */
  requestPasswordReset: Scalars['Boolean']['output'];
  /**
   * Sets a new password, ends all sessions and keys for programs, and voids the recovery sheet; nobody is signed in by it.
   * Returns the other ways in that are young. `BAD_USER_INPUT` for a token that is not or no longer good.
   */
  resetPassword: YoungWaysIn;
  /**
   * Undoes the deletion of an own answer within two minutes, by the text that it had: nothing deleted is stored. It keeps its
   * id, day and date; a retry is harmless. `NOT_FOUND` for any other, `CONFLICT` later or when its day is answered again,
   * `PAYLOAD_TOO_LARGE` when the diary is full.
   */
  restoreAnswer: Answer;
  /**
   * Saves the answer of a day and ends its draft. The same text again returns the existing answer; another text is a
   * `CONFLICT`, and so is a yesterday that had an answer, live or deleted, or on which there was no account. `PAYLOAD_TOO_LARGE`
   * when the diary is full.
   */
  saveAnswer: SaveAnswerPayload;
  /** Keeps unsent text, up to 10,000 Unicode code points; an empty text clears the draft. */
  saveDraft: Draft;
  /** Sends a message to the people behind Aufwind; stored encrypted, for at most 12 months. */
  sendFeedback: Scalars['Boolean']['output'];
  /** Switches memories on or off, and returns whether they are on. */
  setMemories: Scalars['Boolean']['output'];
  /**
   * Switches the mails on or off that tell what happens to the account, and returns whether they are on. A last mail tells
   * that they are off. `FORBIDDEN` for `false` when the sign-in is older than 15 minutes and the current password is missing
   * or wrong.
   */
  setNotices: Scalars['Boolean']['output'];
  /** Switches the reminder on. `BAD_USER_INPUT` for the way `mail` without a confirmed address. */
  setReminder: Reminder;
  /**
   * Signs in with Apple's authorization code, and creates the account at the first time. `UNAUTHENTICATED` when the code is
   * not believed, `CONFLICT` when its address belongs to another account, `UNAVAILABLE` where Apple is not set up or does
   * not answer.
   */
  signInWithApple: User;
  /**
   * Signs in with a Google ID token, and creates the account at the first time. `UNAUTHENTICATED` when the token is not
   * believed or was used before, `CONFLICT` when its address belongs to another account, `UNAVAILABLE` where Google is not
   * set up or does not answer.
   */
  signInWithGoogle: User;
  /**
   * Signs in with a passkey, which is a fresh sign-in also where the user is signed in already. `UNAUTHENTICATED` when the
   * assertion is not believed, whatever the reason.
   */
  signInWithPasskey: User;
  /** Begins a sign-in with Apple, or a connection. `UNAVAILABLE` where Apple is not set up or does not answer. */
  startAppleSignIn: AppleAuthorization;
  /**
   * Begins to add a passkey, for this session and five minutes. `FORBIDDEN` when the sign-in is older than 15 minutes and the
   * current password is missing or wrong, `UNAVAILABLE` where the instance has no host name.
   */
  startPasskey: PasskeyCreation;
  /** Begins a sign-in with a passkey; opens no session. `UNAVAILABLE` where the instance has no host name. */
  startPasskeySignIn: PasskeyRequest;
  /**
   * Begins a recovery by a passkey; uses nothing up. `UNAUTHENTICATED` as for `checkRecoverySheet`, `FORBIDDEN` for an account
   * with a password.
   */
  startRecoveryPasskey: PasskeyCreation;
  /**
   * Gives the account its former address back within seven days, with a new password, ends all of its sessions and keys for
   * programs, and voids the recovery sheet. Returns the other ways in that are young. `BAD_USER_INPUT` for a token that is not
   * or no longer good.
   */
  undoAddressChange: YoungWaysIn;
  /**
   * Deletes the entries of an import that were not edited since, and frees their days, until a day after its last part.
   * `NOT_FOUND` for any other.
   */
  undoImport: UndoImportPayload;
  /**
   * Changes the text of an own answer. `NOT_FOUND` for any other, `CONFLICT` for one that cannot be read, `PAYLOAD_TOO_LARGE`
   * when it grows and the diary is full.
   */
  updateAnswer: Answer;
};


export type MutationAddPasskeyArgs = {
  input: NewPasskeyInput;
};


export type MutationAddPushDeviceArgs = {
  input: PushDeviceInput;
};


export type MutationAllowConnectingArgs = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
};


export type MutationChangeAddressArgs = {
  input: ChangeAddressInput;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationCheckRecoverySheetArgs = {
  input: RecoverySheetInput;
};


export type MutationConfirmAddressArgs = {
  input: ConfirmAddressInput;
};


export type MutationConnectAppleArgs = {
  input: SignInWithAppleInput;
};


export type MutationCreateProgramKeyArgs = {
  input: NewProgramKeyInput;
};


export type MutationCreateRecoverySheetArgs = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteAnswerArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDiscardDisplacedDraftArgs = {
  updatedAt: Scalars['DateTime']['input'];
};


export type MutationDisconnectIdentityArgs = {
  input: DisconnectIdentityInput;
};


export type MutationHideMemoryArgs = {
  id: Scalars['ID']['input'];
  isHidden: Scalars['Boolean']['input'];
};


export type MutationImportAnswersArgs = {
  input: ImportAnswersInput;
};


export type MutationLogInArgs = {
  input: LogInInput;
};


export type MutationLogOutEverywhereArgs = {
  endsProgramKeys?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRecoverWithPasskeyArgs = {
  input: RecoverWithPasskeyInput;
};


export type MutationRecoverWithPasswordArgs = {
  input: RecoverWithPasswordInput;
};


export type MutationRefuseAddressArgs = {
  token: Scalars['String']['input'];
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRemovePasskeyArgs = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationRemoveProgramKeyArgs = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationRemoveYoungWaysInArgs = {
  token: Scalars['String']['input'];
};


export type MutationRenamePasskeyArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationRenewConsentArgs = {
  version: Scalars['String']['input'];
};


export type MutationRequestPasswordResetArgs = {
  username: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationRestoreAnswerArgs = {
  input: RestoreAnswerInput;
};


export type MutationSaveAnswerArgs = {
  content: Scalars['String']['input'];
  day?: InputMaybe<AnswerDay>;
  expectedDay?: InputMaybe<Scalars['Date']['input']>;
  expectedDraftUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationSaveDraftArgs = {
  content: Scalars['String']['input'];
  day?: InputMaybe<AnswerDay>;
  expectedDay?: InputMaybe<Scalars['Date']['input']>;
  expectedUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationSendFeedbackArgs = {
  input: SendFeedbackInput;
};


export type MutationSetMemoriesArgs = {
  isOn: Scalars['Boolean']['input'];
};


export type MutationSetNoticesArgs = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  isOn: Scalars['Boolean']['input'];
};


export type MutationSetReminderArgs = {
  input: ReminderInput;
};


export type MutationSignInWithAppleArgs = {
  input: SignInWithAppleInput;
};


export type MutationSignInWithGoogleArgs = {
  idToken: Scalars['String']['input'];
};


export type MutationSignInWithPasskeyArgs = {
  input: PasskeyAssertionInput;
};


export type MutationStartPasskeyArgs = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
};


export type MutationStartRecoveryPasskeyArgs = {
  input: RecoverySheetInput;
};


export type MutationUndoAddressChangeArgs = {
  input: UndoAddressChangeInput;
};


export type MutationUndoImportArgs = {
  id: Scalars['ID']['input'];
};


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

/** A passkey to be added. */
export type NewPasskeyInput = {
  /** The new credential. */
  credential: NewCredentialInput;
  /** 1 to 60 characters. */
  name: Scalars['String']['input'];
};

/** A key for a program that is to be made. */
export type NewProgramKeyInput = {
  /** The current password; needed when the last sign-in is older than 15 minutes. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** After how many days it ends, 1 to 366. */
  lifetimeDays?: Scalars['Int']['input'];
  /** 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** `answers:read`, `answers:write` or both. */
  scopes: Array<Scalars['String']['input']>;
};

/** What this instance is set up for, beside log-in and registration. */
export type Offers = {
  __typename?: 'Offers';
  /** Whether mail is sent: then an address can be confirmed, and a forgotten password replaced. */
  mail: Scalars['Boolean']['output'];
  /** Whether passkeys can be made: they need a host name, an IP address has none. */
  passkeys: Scalars['Boolean']['output'];
  /** The public key of this instance's pushes (VAPID) in base64url, or null where none are sent. */
  pushKey?: Maybe<Scalars['String']['output']>;
  /** Whether new accounts can be made. */
  registration: Scalars['Boolean']['output'];
};

/** A passkey of the user: a key pair on a device or in a password manager. */
export type Passkey = {
  __typename?: 'Passkey';
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** The credential id in base64url, by which browsers know it. */
  id: Scalars['ID']['output'];
  /** Whether the authenticator says that it is backed up, and so outlives its device. */
  isBackedUp: Scalars['Boolean']['output'];
  /** When it last signed in; null before the first time. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name that the user has given it. */
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
 * The options of `navigator.credentials.create`, beside the constant ones: residentKey and userVerification `required`,
 * attestation `none`.
 */
export type PasskeyCreation = {
  __typename?: 'PasskeyCreation';
  /** COSE algorithms, the preferred one first. */
  algorithms: Array<Scalars['Int']['output']>;
  /** The challenge in base64url; good for one use in this session. */
  challenge: Scalars['String']['output'];
  /** The credential ids that the user has already. */
  excludeCredentials: Array<Scalars['ID']['output']>;
  /** The relying party's id: the host name of this instance. */
  rpId: Scalars['String']['output'];
  /** The relying party's name. */
  rpName: Scalars['String']['output'];
  /** How long the challenge is good for. */
  timeoutMs: Scalars['Int']['output'];
  /** The user handle in base64url; random, and the same for every passkey of the user. */
  userHandle: Scalars['String']['output'];
  /** The name that the browser shows for the account. */
  userName: Scalars['String']['output'];
};

/**
 * The options of `navigator.credentials.get`, beside the constant ones: userVerification `required`, and no
 * allowCredentials.
 */
export type PasskeyRequest = {
  __typename?: 'PasskeyRequest';
  /** The challenge in base64url; good for one sign-in. */
  challenge: Scalars['String']['output'];
  /** The relying party's id: the host name of this instance. */
  rpId: Scalars['String']['output'];
  /** How long the challenge is good for; a request that waits longer needs a new one. */
  timeoutMs: Scalars['Int']['output'];
};

/** A key with which a program uses the diary for its owner, as `Authorization: Bearer …`. */
export type ProgramKey = {
  __typename?: 'ProgramKey';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ends. */
  expiresAt: Scalars['DateTime']['output'];
  /** Serial key. */
  id: Scalars['ID']['output'];
  /** When it was last used, to the hour; null before the first time. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Family of the program that used it last. */
  lastUsedBy?: Maybe<Scalars['String']['output']>;
  /** The name that the user has given the program. */
  name: Scalars['String']['output'];
  /** What it may do: `answers:read`, `answers:write` or both. */
  scopes: Array<Scalars['String']['output']>;
};

/** How an account was created; `local` also once it has got a password. */
export type Provider =
  /** By signing in with an Apple account. */
  | 'apple'
  /** By signing in with a Google account. */
  | 'google'
  /** With e-mail address and password. */
  | 'local';

/** The browser's subscription to pushes, as `PushSubscription.toJSON()` gives it. */
export type PushDeviceInput = {
  /** The browser's authentication secret in base64url. */
  auth: Scalars['String']['input'];
  /** The address at a push service that this instance knows; at most 1,000 characters. */
  endpoint: Scalars['String']['input'];
  /** The browser's public key (P-256) in base64url. */
  p256dh: Scalars['String']['input'];
};

export type Query = {
  __typename?: 'Query';
  /**
   * What is new, changed or deleted since a cursor, for programs that keep a copy: at most 500 changes and 1 MB. `GONE` for a cursor from before deletions that are
   * forgotten after 33 days, from before an undone import or a restored backup, or of another diary: then drop the copy and read from
   * the start.
   */
  answerChanges: AnswerChanges;
  /** How many answers the user has. */
  answerCount: Scalars['Int']['output'];
  /** The imports that can still be undone, newest first, at most 20. */
  answerImports: Array<AnswerImport>;
  /** The days of a period that have an answer, oldest first. */
  answeredDays: Array<Scalars['Date']['output']>;
  /**
   * A page of the user's answers, newest day first: at most 500 answers and 1 MB. Read on with the last `day` as `before` until a
   * page is empty. `GET /api/answers` gives the whole diary.
   */
  answers: Array<Answer>;
  /** The consent of the signed-in user to the wording of today, or the last one before; nothing waits for it. */
  consent: Consent;
  /** The signed-in user, or null when nobody is signed in. */
  currentUser?: Maybe<User>;
  /** How much the user's diary holds, and how much it may hold. */
  diaryStorage: DiaryStorage;
  /** A year of the user's diary. */
  diaryYear: DiaryYear;
  /** A draft of another device that was stored when an answer took its day; empty when there is none. */
  displacedDraft: Draft;
  /**
   * The draft of a day. Empty once the day it was typed for has an answer. One from before yesterday is offered as today's, if
   * today has none.
   */
  draft: Draft;
  /** Whether memories are shown. */
  hasMemories: Scalars['Boolean']['output'];
  /** The identities connected to this account, oldest first; a password is not among them. */
  identities: Array<LinkedIdentity>;
  /**
   * The entry of today's date in an earlier year, the latest first, else of a month ago; the same all day. Null before today
   * is answered, when there is none, and when memories are off.
   */
  memory?: Maybe<Memory>;
  /**
   * The entry with which a run of this many days has begun, or the last one before. Null before today is answered, when there
   * is none, and when memories are off.
   */
  milestoneMemory?: Maybe<Answer>;
  /** What this instance is set up for. */
  offers: Offers;
  /** The user's keys for programs, oldest first. */
  programKeys: Array<ProgramKey>;
  /** The question of the day. */
  question: Question;
  /** The reminder of the signed-in user. */
  reminder: Reminder;
  /**
   * Searches the user's answers. Every word must occur, in any case, with or without accents, ä like ae, ß like ss; a date
   * such as `24. März` or `2024` also finds its days.
   */
  searchAnswers: SearchResult;
  /** The user's sessions, the one used last first. */
  sessions: Array<DeviceSession>;
  /** The current streak, and what else follows from the days answered. */
  streak: Streak;
  /** The calendar day in the visitor's time zone, by the server's clock. */
  today: Scalars['Date']['output'];
  /** Today's answer, or null while today is open. */
  todayAnswer?: Maybe<Answer>;
  /** Whether today is answered. */
  todayStatus: TodayStatus;
  /** The ways into the account of the signed-in user. */
  waysIn: WaysIn;
  /** Yesterday's answer, or null. */
  yesterdayAnswer?: Maybe<Answer>;
};


export type QueryAnswerChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAnsweredDaysArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


export type QueryAnswersArgs = {
  before?: InputMaybe<Scalars['Date']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryDiaryYearArgs = {
  year?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDraftArgs = {
  day?: InputMaybe<AnswerDay>;
};


export type QueryMilestoneMemoryArgs = {
  days: Scalars['Int']['input'];
};


export type QuerySearchAnswersArgs = {
  before?: InputMaybe<Scalars['Date']['input']>;
  text: Scalars['String']['input'];
};

/** The question of the day. */
export type Question = {
  __typename?: 'Question';
  /** One sentence that helps to begin. */
  hint: Scalars['String']['output'];
  /** What is asked. */
  text: Scalars['String']['output'];
};

/** A recovery by a new passkey. */
export type RecoverWithPasskeyInput = {
  /** The recovery code. */
  code: Scalars['String']['input'];
  /** The passkey that `startRecoveryPasskey` has begun. */
  passkey: NewPasskeyInput;
  /** The e-mail address of the account. */
  username: Scalars['String']['input'];
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

/** A recovery sheet as it is printed; it is shown this once. */
export type RecoverySheet = {
  __typename?: 'RecoverySheet';
  /** The recovery code: six groups of four characters, joined by hyphens. */
  code: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
};

/** The address of an account and the code of its recovery sheet. */
export type RecoverySheetInput = {
  /** The recovery code; case, spaces and hyphens do not matter, nor do O for 0, I and L for 1. */
  code: Scalars['String']['input'];
  /** The e-mail address of the account. */
  username: Scalars['String']['input'];
};

/** The way in that a recovery sheet leads to. */
export type RecoveryWay =
  /** A new passkey, for an account without a password. */
  | 'PASSKEY'
  /** A new password, for an account that has one. */
  | 'PASSWORD';

/** E-mail address and password for a new account. */
export type RegisterInput = {
  /** At least 6 characters, at most 256. */
  password: Scalars['String']['input'];
  /** A valid e-mail address that no account uses yet. */
  username: Scalars['String']['input'];
};

/**
 * The reminder of the signed-in user: at most one a day, none once the question of the day is answered. After seven in a row
 * without an answer it says goodbye and ends by itself.
 */
export type Reminder = {
  __typename?: 'Reminder';
  /** Whether it has ended by itself. */
  hasEnded: Scalars['Boolean']['output'];
  /** Whether it is switched on. */
  isOn: Scalars['Boolean']['output'];
  /** Whether the browser of this session is registered for pushes. */
  isOnThisDevice: Scalars['Boolean']['output'];
  /** The time as `HH:mm`, by the clock in the user's time zone. */
  time: Scalars['String']['output'];
  /** The way by which it comes, or null when none was ever chosen. */
  way?: Maybe<ReminderWay>;
  /** The days of the week on which it comes, Monday first. */
  weekdays: Array<Weekday>;
};

/** The time, the days and the way of a reminder. */
export type ReminderInput = {
  /** The time as `HH:mm`. */
  time: Scalars['String']['input'];
  /** The way: `push` where `offers.pushKey` is set, `mail` where mail is sent and the address is confirmed. */
  way: ReminderWay;
  /** At least one day of the week. */
  weekdays: Array<Weekday>;
};

/** A way by which a reminder comes. */
export type ReminderWay =
  /** By mail to the confirmed address. */
  | 'mail'
  /** As a notice on the devices that are registered for it, while they are signed in. */
  | 'push';

/** A token from the mail that answers a request for a new password, and that password. */
export type ResetPasswordInput = {
  /** The new password; 6 to 256 characters. */
  password: Scalars['String']['input'];
  /** The token in the link of the mail. */
  token: Scalars['String']['input'];
};

/** A deleted answer that is to come back. */
export type RestoreAnswerInput = {
  /** The text that it had; 1 to 10,000 Unicode code points after trimming. */
  content: Scalars['String']['input'];
  /** Which answer. */
  id: Scalars['ID']['input'];
};

/** What saving an answer gives back. */
export type SaveAnswerPayload = {
  __typename?: 'SaveAnswerPayload';
  /** The saved answer. */
  answer: Answer;
  /**
   * The achievement of this save; null when the same text was already saved. A number of entries is celebrated once, a number
   * of days once in each run.
   */
  milestone?: Maybe<Milestone>;
};

/** An answer that a search has found. */
export type SearchHit = {
  __typename?: 'SearchHit';
  /** Its calendar day. */
  day: Scalars['Date']['output'];
  /** Its text; of a long one the part around the first hit. */
  excerpt: Scalars['String']['output'];
  /** The hits in `excerpt`; none where only the day was found. */
  marks: Array<TextRange>;
};

/** What a search has found. */
export type SearchResult = {
  __typename?: 'SearchResult';
  /** How many answers match, of those that were searched. */
  count: Scalars['Int']['output'];
  /** The newest of them, at most 30. */
  hits: Array<SearchHit>;
  /** Whether all answers were searched; a search that takes too long ends early. */
  isComplete: Scalars['Boolean']['output'];
  /** The day to pass as `before` for older hits, or null. */
  nextBefore?: Maybe<Scalars['Date']['output']>;
};

/** A message from the contact page. It is not tied to an account. */
export type SendFeedbackInput = {
  /** The message; 1 to 10,000 Unicode code points. */
  comment: Scalars['String']['input'];
  /** A valid e-mail address for a reply, if wanted. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Honeypot, which people never see: a filled one is answered like a success, and nothing is stored. */
  honeypot?: InputMaybe<Scalars['String']['input']>;
  /** The writer's name, if given. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** Apple's answer to the page. */
export type SignInWithAppleInput = {
  /** The authorization code; it works once, for five minutes. */
  code: Scalars['String']['input'];
  /** Apple's `user` JSON, which comes with the first sign-in only; only a display name is read from it. */
  user?: InputMaybe<Scalars['String']['input']>;
};

/** The run of consecutive days with an answer that ends today, or yesterday while today is still open. */
export type Streak = {
  __typename?: 'Streak';
  /** Its length in days; 0 when there is none. */
  count: Scalars['Int']['output'];
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

/** Whether today's question is answered. */
export type TodayStatus = {
  __typename?: 'TodayStatus';
  /** True when a live answer exists for today. */
  hasAnswered: Scalars['Boolean']['output'];
};

/** A token from the mail that tells of a changed address, and a new password. */
export type UndoAddressChangeInput = {
  /** The new password, 6 to 256 characters; an account without a password stays without one. */
  password: Scalars['String']['input'];
  /** The token in the link of the mail. */
  token: Scalars['String']['input'];
};

/** What undoing an import gives back. */
export type UndoImportPayload = {
  __typename?: 'UndoImportPayload';
  /** How many stay because they were edited since. */
  kept: Scalars['Int']['output'];
  /** How many entries are gone. */
  removed: Scalars['Int']['output'];
};

/** A change to an answer's text. */
export type UpdateAnswerInput = {
  /** The new text; 1 to 10,000 Unicode code points after trimming. */
  content: Scalars['String']['input'];
  /** The `updatedAt` of the version being edited. If the stored one is newer: `CONFLICT`, with that version in `extensions.current`. */
  expectedUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Which answer. */
  id: Scalars['ID']['input'];
};

/** The person this session belongs to. */
export type User = {
  __typename?: 'User';
  /** When the account was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether the last sign-in is fresh enough (15 minutes) to change the password without the current one. */
  hasRecentSignIn: Scalars['Boolean']['output'];
  /** Serial key. */
  id: Scalars['ID']['output'];
  /** Display name, if a provider gave one. */
  name?: Maybe<Scalars['String']['output']>;
  /** How the account was created. */
  provider: Provider;
  /** E-mail address, normalised to lower case; unique, or empty for an account without one. */
  username: Scalars['String']['output'];
};

/** Every way into the account of the signed-in user, and what helps when one is lost. */
export type WaysIn = {
  __typename?: 'WaysIn';
  /** The e-mail address, or null for an account whose provider names none. */
  address?: Maybe<Scalars['String']['output']>;
  /** Whether mails tell what happens to the account; those about a new password or a new address are always sent. */
  hasNotices: Scalars['Boolean']['output'];
  /** Whether the account has a password. */
  hasPassword: Scalars['Boolean']['output'];
  /** Connected accounts at identity providers, oldest first. */
  identities: Array<LinkedIdentity>;
  /** Whether the person has proved that the address is theirs; a forgotten password is replaced by mail only then. */
  isAddressConfirmed: Scalars['Boolean']['output'];
  /** The user handle in base64url, for what a browser is told of known passkeys; null before the first one is begun. */
  passkeyUserHandle?: Maybe<Scalars['String']['output']>;
  /** Passkeys, oldest first. */
  passkeys: Array<Passkey>;
  /** The address that is to become the account's once it is confirmed, or null. */
  pendingAddress?: Maybe<Scalars['String']['output']>;
  /** When the valid recovery sheet was made; null without one. */
  recoverySheetCreatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A day of the week. */
export type Weekday =
  /** The fifth. */
  | 'friday'
  /** The first day of the week. */
  | 'monday'
  /** The sixth. */
  | 'saturday'
  /** The last. */
  | 'sunday'
  /** The fourth. */
  | 'thursday'
  /** The second. */
  | 'tuesday'
  /** The third. */
  | 'wednesday';

/** What opens an account beside the password that a link has just replaced, if it is younger than 30 days. */
export type YoungWaysIn = {
  __typename?: 'YoungWaysIn';
  /** Connected accounts at identity providers, oldest first. */
  identities: Array<LinkedIdentity>;
  /** Passkeys, oldest first. */
  passkeys: Array<Passkey>;
  /**
   * The token for `removeYoungWaysIn`, good once and for 30 minutes. Null where there is nothing to remove, or where nothing
   * else opens the account.
   */
  removalToken?: Maybe<Scalars['String']['output']>;
};



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
  AddressChange: ResolverTypeWrapper<AddressChange>;
  Answer: ResolverTypeWrapper<Answer>;
  AnswerChange: ResolverTypeWrapper<AnswerChange>;
  AnswerChanges: ResolverTypeWrapper<AnswerChanges>;
  AnswerDay: AnswerDay;
  AnswerImport: ResolverTypeWrapper<AnswerImport>;
  AppleAuthorization: ResolverTypeWrapper<AppleAuthorization>;
  AssertionResponseInput: AssertionResponseInput;
  AttestationResponseInput: AttestationResponseInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ChangeAddressInput: ChangeAddressInput;
  ChangePasswordInput: ChangePasswordInput;
  ConfirmAddressInput: ConfirmAddressInput;
  ConfirmedAddress: ResolverTypeWrapper<ConfirmedAddress>;
  Consent: ResolverTypeWrapper<Consent>;
  CreatedProgramKey: ResolverTypeWrapper<CreatedProgramKey>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeviceSession: ResolverTypeWrapper<DeviceSession>;
  DiaryStorage: ResolverTypeWrapper<DiaryStorage>;
  DiaryYear: ResolverTypeWrapper<DiaryYear>;
  DisconnectIdentityInput: DisconnectIdentityInput;
  Draft: ResolverTypeWrapper<Draft>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImportAnswersInput: ImportAnswersInput;
  ImportAnswersPayload: ResolverTypeWrapper<Parent<'ImportAnswersPayload'>>;
  ImportedEntryInput: ImportedEntryInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LinkedIdentity: ResolverTypeWrapper<LinkedIdentity>;
  LogInInput: LogInInput;
  Memory: ResolverTypeWrapper<Memory>;
  Milestone: ResolverTypeWrapper<Milestone>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewCredentialInput: NewCredentialInput;
  NewPasskeyInput: NewPasskeyInput;
  NewProgramKeyInput: NewProgramKeyInput;
  Offers: ResolverTypeWrapper<Offers>;
  Passkey: ResolverTypeWrapper<Passkey>;
  PasskeyAssertionInput: PasskeyAssertionInput;
  PasskeyCreation: ResolverTypeWrapper<PasskeyCreation>;
  PasskeyRequest: ResolverTypeWrapper<PasskeyRequest>;
  ProgramKey: ResolverTypeWrapper<ProgramKey>;
  Provider: Provider;
  PushDeviceInput: PushDeviceInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Question: ResolverTypeWrapper<Question>;
  RecoverWithPasskeyInput: RecoverWithPasskeyInput;
  RecoverWithPasswordInput: RecoverWithPasswordInput;
  RecoverySheet: ResolverTypeWrapper<RecoverySheet>;
  RecoverySheetInput: RecoverySheetInput;
  RecoveryWay: RecoveryWay;
  RegisterInput: RegisterInput;
  Reminder: ResolverTypeWrapper<Reminder>;
  ReminderInput: ReminderInput;
  ReminderWay: ReminderWay;
  ResetPasswordInput: ResetPasswordInput;
  RestoreAnswerInput: RestoreAnswerInput;
  SaveAnswerPayload: ResolverTypeWrapper<Parent<'SaveAnswerPayload'>>;
  SearchHit: ResolverTypeWrapper<SearchHit>;
  SearchResult: ResolverTypeWrapper<SearchResult>;
  SendFeedbackInput: SendFeedbackInput;
  SignInWithAppleInput: SignInWithAppleInput;
  Streak: ResolverTypeWrapper<Parent<'Streak'>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TextRange: ResolverTypeWrapper<TextRange>;
  TodayStatus: ResolverTypeWrapper<TodayStatus>;
  UndoAddressChangeInput: UndoAddressChangeInput;
  UndoImportPayload: ResolverTypeWrapper<UndoImportPayload>;
  UpdateAnswerInput: UpdateAnswerInput;
  User: ResolverTypeWrapper<Parent<'User'>>;
  WaysIn: ResolverTypeWrapper<Parent<'WaysIn'>>;
  Weekday: Weekday;
  YoungWaysIn: ResolverTypeWrapper<YoungWaysIn>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddressChange: AddressChange;
  Answer: Answer;
  AnswerChange: AnswerChange;
  AnswerChanges: AnswerChanges;
  AnswerImport: AnswerImport;
  AppleAuthorization: AppleAuthorization;
  AssertionResponseInput: AssertionResponseInput;
  AttestationResponseInput: AttestationResponseInput;
  Boolean: Scalars['Boolean']['output'];
  ChangeAddressInput: ChangeAddressInput;
  ChangePasswordInput: ChangePasswordInput;
  ConfirmAddressInput: ConfirmAddressInput;
  ConfirmedAddress: ConfirmedAddress;
  Consent: Consent;
  CreatedProgramKey: CreatedProgramKey;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeviceSession: DeviceSession;
  DiaryStorage: DiaryStorage;
  DiaryYear: DiaryYear;
  DisconnectIdentityInput: DisconnectIdentityInput;
  Draft: Draft;
  ID: Scalars['ID']['output'];
  ImportAnswersInput: ImportAnswersInput;
  ImportAnswersPayload: Parent<'ImportAnswersPayload'>;
  ImportedEntryInput: ImportedEntryInput;
  Int: Scalars['Int']['output'];
  LinkedIdentity: LinkedIdentity;
  LogInInput: LogInInput;
  Memory: Memory;
  Milestone: Milestone;
  Mutation: Record<PropertyKey, never>;
  NewCredentialInput: NewCredentialInput;
  NewPasskeyInput: NewPasskeyInput;
  NewProgramKeyInput: NewProgramKeyInput;
  Offers: Offers;
  Passkey: Passkey;
  PasskeyAssertionInput: PasskeyAssertionInput;
  PasskeyCreation: PasskeyCreation;
  PasskeyRequest: PasskeyRequest;
  ProgramKey: ProgramKey;
  PushDeviceInput: PushDeviceInput;
  Query: Record<PropertyKey, never>;
  Question: Question;
  RecoverWithPasskeyInput: RecoverWithPasskeyInput;
  RecoverWithPasswordInput: RecoverWithPasswordInput;
  RecoverySheet: RecoverySheet;
  RecoverySheetInput: RecoverySheetInput;
  RegisterInput: RegisterInput;
  Reminder: Reminder;
  ReminderInput: ReminderInput;
  ResetPasswordInput: ResetPasswordInput;
  RestoreAnswerInput: RestoreAnswerInput;
  SaveAnswerPayload: Parent<'SaveAnswerPayload'>;
  SearchHit: SearchHit;
  SearchResult: SearchResult;
  SendFeedbackInput: SendFeedbackInput;
  SignInWithAppleInput: SignInWithAppleInput;
  Streak: Parent<'Streak'>;
  String: Scalars['String']['output'];
  TextRange: TextRange;
  TodayStatus: TodayStatus;
  UndoAddressChangeInput: UndoAddressChangeInput;
  UndoImportPayload: UndoImportPayload;
  UpdateAnswerInput: UpdateAnswerInput;
  User: Parent<'User'>;
  WaysIn: Parent<'WaysIn'>;
  YoungWaysIn: YoungWaysIn;
};

export type AddressChangeResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['AddressChange'] = ResolversParentTypes['AddressChange']> = {
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type AnswerChangesResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['AnswerChanges'] = ResolversParentTypes['AnswerChanges']> = {
  changes?: Resolver<Array<ResolversTypes['AnswerChange']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnswerImportResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['AnswerImport'] = ResolversParentTypes['AnswerImport']> = {
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  importedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  undoableUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AppleAuthorizationResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['AppleAuthorization'] = ResolversParentTypes['AppleAuthorization']> = {
  authorizationEndpoint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nonce?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirectUri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConfirmedAddressResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['ConfirmedAddress'] = ResolversParentTypes['ConfirmedAddress']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConsentResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['Consent'] = ResolversParentTypes['Consent']> = {
  consentedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreatedProgramKeyResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['CreatedProgramKey'] = ResolversParentTypes['CreatedProgramKey']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  programKey?: Resolver<ResolversTypes['ProgramKey'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeviceSessionResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['DeviceSession'] = ResolversParentTypes['DeviceSession']> = {
  browser?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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

export type DraftResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['Draft'] = ResolversParentTypes['Draft']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ImportAnswersPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['ImportAnswersPayload'] = ResolversParentTypes['ImportAnswersPayload']> = {
  import?: Resolver<Maybe<ResolversTypes['AnswerImport']>, ParentType, ContextType>;
  imported?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  takenDays?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type LinkedIdentityResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['LinkedIdentity'] = ResolversParentTypes['LinkedIdentity']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['Provider'], ParentType, ContextType>;
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
  addPasskey?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'input'>>;
  addPushDevice?: Resolver<ResolversTypes['Reminder'], ParentType, ContextType, RequireFields<MutationAddPushDeviceArgs, 'input'>>;
  allowConnecting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<MutationAllowConnectingArgs>>;
  changeAddress?: Resolver<ResolversTypes['AddressChange'], ParentType, ContextType, RequireFields<MutationChangeAddressArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  checkRecoverySheet?: Resolver<ResolversTypes['RecoveryWay'], ParentType, ContextType, RequireFields<MutationCheckRecoverySheetArgs, 'input'>>;
  confirmAddress?: Resolver<ResolversTypes['ConfirmedAddress'], ParentType, ContextType, RequireFields<MutationConfirmAddressArgs, 'input'>>;
  connectApple?: Resolver<Array<ResolversTypes['LinkedIdentity']>, ParentType, ContextType, RequireFields<MutationConnectAppleArgs, 'input'>>;
  createProgramKey?: Resolver<ResolversTypes['CreatedProgramKey'], ParentType, ContextType, RequireFields<MutationCreateProgramKeyArgs, 'input'>>;
  createRecoverySheet?: Resolver<ResolversTypes['RecoverySheet'], ParentType, ContextType, Partial<MutationCreateRecoverySheetArgs>>;
  deleteAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deleteAnswer?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteAnswerArgs, 'id'>>;
  discardDisplacedDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDiscardDisplacedDraftArgs, 'updatedAt'>>;
  disconnectIdentity?: Resolver<Array<ResolversTypes['LinkedIdentity']>, ParentType, ContextType, RequireFields<MutationDisconnectIdentityArgs, 'input'>>;
  endReminder?: Resolver<ResolversTypes['Reminder'], ParentType, ContextType>;
  hideMemory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationHideMemoryArgs, 'id' | 'isHidden'>>;
  importAnswers?: Resolver<ResolversTypes['ImportAnswersPayload'], ParentType, ContextType, RequireFields<MutationImportAnswersArgs, 'input'>>;
  logIn?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationLogInArgs, 'input'>>;
  logOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logOutEverywhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<MutationLogOutEverywhereArgs>>;
  recoverWithPasskey?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationRecoverWithPasskeyArgs, 'input'>>;
  recoverWithPassword?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationRecoverWithPasswordArgs, 'input'>>;
  refuseAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRefuseAddressArgs, 'token'>>;
  register?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  removePasskey?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'id'>>;
  removeProgramKey?: Resolver<Array<ResolversTypes['ProgramKey']>, ParentType, ContextType, RequireFields<MutationRemoveProgramKeyArgs, 'id'>>;
  removePushDevice?: Resolver<ResolversTypes['Reminder'], ParentType, ContextType>;
  removeYoungWaysIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveYoungWaysInArgs, 'token'>>;
  renamePasskey?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType, RequireFields<MutationRenamePasskeyArgs, 'id' | 'name'>>;
  renewConsent?: Resolver<ResolversTypes['Consent'], ParentType, ContextType, RequireFields<MutationRenewConsentArgs, 'version'>>;
  requestAddressConfirmation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requestPasswordReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'username'>>;
  resetPassword?: Resolver<ResolversTypes['YoungWaysIn'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  restoreAnswer?: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationRestoreAnswerArgs, 'input'>>;
  saveAnswer?: Resolver<ResolversTypes['SaveAnswerPayload'], ParentType, ContextType, RequireFields<MutationSaveAnswerArgs, 'content' | 'day'>>;
  saveDraft?: Resolver<ResolversTypes['Draft'], ParentType, ContextType, RequireFields<MutationSaveDraftArgs, 'content' | 'day'>>;
  sendFeedback?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSendFeedbackArgs, 'input'>>;
  setMemories?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSetMemoriesArgs, 'isOn'>>;
  setNotices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSetNoticesArgs, 'isOn'>>;
  setReminder?: Resolver<ResolversTypes['Reminder'], ParentType, ContextType, RequireFields<MutationSetReminderArgs, 'input'>>;
  signInWithApple?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationSignInWithAppleArgs, 'input'>>;
  signInWithGoogle?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationSignInWithGoogleArgs, 'idToken'>>;
  signInWithPasskey?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationSignInWithPasskeyArgs, 'input'>>;
  startAppleSignIn?: Resolver<ResolversTypes['AppleAuthorization'], ParentType, ContextType>;
  startPasskey?: Resolver<ResolversTypes['PasskeyCreation'], ParentType, ContextType, Partial<MutationStartPasskeyArgs>>;
  startPasskeySignIn?: Resolver<ResolversTypes['PasskeyRequest'], ParentType, ContextType>;
  startRecoveryPasskey?: Resolver<ResolversTypes['PasskeyCreation'], ParentType, ContextType, RequireFields<MutationStartRecoveryPasskeyArgs, 'input'>>;
  undoAddressChange?: Resolver<ResolversTypes['YoungWaysIn'], ParentType, ContextType, RequireFields<MutationUndoAddressChangeArgs, 'input'>>;
  undoImport?: Resolver<ResolversTypes['UndoImportPayload'], ParentType, ContextType, RequireFields<MutationUndoImportArgs, 'id'>>;
  updateAnswer?: Resolver<ResolversTypes['Answer'], ParentType, ContextType, RequireFields<MutationUpdateAnswerArgs, 'input'>>;
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

export type ProgramKeyResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['ProgramKey'] = ResolversParentTypes['ProgramKey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastUsedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  answerChanges?: Resolver<ResolversTypes['AnswerChanges'], ParentType, ContextType, Partial<QueryAnswerChangesArgs>>;
  answerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answerImports?: Resolver<Array<ResolversTypes['AnswerImport']>, ParentType, ContextType>;
  answeredDays?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType, RequireFields<QueryAnsweredDaysArgs, 'from' | 'to'>>;
  answers?: Resolver<Array<ResolversTypes['Answer']>, ParentType, ContextType, Partial<QueryAnswersArgs>>;
  consent?: Resolver<ResolversTypes['Consent'], ParentType, ContextType>;
  currentUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  diaryStorage?: Resolver<ResolversTypes['DiaryStorage'], ParentType, ContextType>;
  diaryYear?: Resolver<ResolversTypes['DiaryYear'], ParentType, ContextType, Partial<QueryDiaryYearArgs>>;
  displacedDraft?: Resolver<ResolversTypes['Draft'], ParentType, ContextType>;
  draft?: Resolver<ResolversTypes['Draft'], ParentType, ContextType, RequireFields<QueryDraftArgs, 'day'>>;
  hasMemories?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  identities?: Resolver<Array<ResolversTypes['LinkedIdentity']>, ParentType, ContextType>;
  memory?: Resolver<Maybe<ResolversTypes['Memory']>, ParentType, ContextType>;
  milestoneMemory?: Resolver<Maybe<ResolversTypes['Answer']>, ParentType, ContextType, RequireFields<QueryMilestoneMemoryArgs, 'days'>>;
  offers?: Resolver<ResolversTypes['Offers'], ParentType, ContextType>;
  programKeys?: Resolver<Array<ResolversTypes['ProgramKey']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['Question'], ParentType, ContextType>;
  reminder?: Resolver<ResolversTypes['Reminder'], ParentType, ContextType>;
  searchAnswers?: Resolver<ResolversTypes['SearchResult'], ParentType, ContextType, RequireFields<QuerySearchAnswersArgs, 'text'>>;
  sessions?: Resolver<Array<ResolversTypes['DeviceSession']>, ParentType, ContextType>;
  streak?: Resolver<ResolversTypes['Streak'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  todayAnswer?: Resolver<Maybe<ResolversTypes['Answer']>, ParentType, ContextType>;
  todayStatus?: Resolver<ResolversTypes['TodayStatus'], ParentType, ContextType>;
  waysIn?: Resolver<ResolversTypes['WaysIn'], ParentType, ContextType>;
  yesterdayAnswer?: Resolver<Maybe<ResolversTypes['Answer']>, ParentType, ContextType>;
};

export type QuestionResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['Question'] = ResolversParentTypes['Question']> = {
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecoverySheetResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['RecoverySheet'] = ResolversParentTypes['RecoverySheet']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReminderResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['Reminder'] = ResolversParentTypes['Reminder']> = {
  hasEnded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnThisDevice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  way?: Resolver<Maybe<ResolversTypes['ReminderWay']>, ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['Weekday']>, ParentType, ContextType>;
};

export type SaveAnswerPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['SaveAnswerPayload'] = ResolversParentTypes['SaveAnswerPayload']> = {
  answer?: Resolver<ResolversTypes['Answer'], ParentType, ContextType>;
  milestone?: Resolver<Maybe<ResolversTypes['Milestone']>, ParentType, ContextType>;
};

export type SearchHitResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['SearchHit'] = ResolversParentTypes['SearchHit']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  marks?: Resolver<Array<ResolversTypes['TextRange']>, ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hits?: Resolver<Array<ResolversTypes['SearchHit']>, ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextBefore?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type StreakResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['Streak'] = ResolversParentTypes['Streak']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isYesterdayOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSevenDays?: Resolver<Array<ResolversTypes['Boolean']>, ParentType, ContextType>;
  longest?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TextRangeResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['TextRange'] = ResolversParentTypes['TextRange']> = {
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TodayStatusResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['TodayStatus'] = ResolversParentTypes['TodayStatus']> = {
  hasAnswered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UndoImportPayloadResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['UndoImportPayload'] = ResolversParentTypes['UndoImportPayload']> = {
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hasRecentSignIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['Provider'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WaysInResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['WaysIn'] = ResolversParentTypes['WaysIn']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNotices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  identities?: Resolver<Array<ResolversTypes['LinkedIdentity']>, ParentType, ContextType>;
  isAddressConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passkeyUserHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  pendingAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recoverySheetCreatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type YoungWaysInResolvers<ContextType = AppContext, ParentType extends ResolversParentTypes['YoungWaysIn'] = ResolversParentTypes['YoungWaysIn']> = {
  identities?: Resolver<Array<ResolversTypes['LinkedIdentity']>, ParentType, ContextType>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  removalToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = AppContext> = {
  AddressChange?: AddressChangeResolvers<ContextType>;
  Answer?: AnswerResolvers<ContextType>;
  AnswerChange?: AnswerChangeResolvers<ContextType>;
  AnswerChanges?: AnswerChangesResolvers<ContextType>;
  AnswerImport?: AnswerImportResolvers<ContextType>;
  AppleAuthorization?: AppleAuthorizationResolvers<ContextType>;
  ConfirmedAddress?: ConfirmedAddressResolvers<ContextType>;
  Consent?: ConsentResolvers<ContextType>;
  CreatedProgramKey?: CreatedProgramKeyResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeviceSession?: DeviceSessionResolvers<ContextType>;
  DiaryStorage?: DiaryStorageResolvers<ContextType>;
  DiaryYear?: DiaryYearResolvers<ContextType>;
  Draft?: DraftResolvers<ContextType>;
  ImportAnswersPayload?: ImportAnswersPayloadResolvers<ContextType>;
  LinkedIdentity?: LinkedIdentityResolvers<ContextType>;
  Memory?: MemoryResolvers<ContextType>;
  Milestone?: MilestoneResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Offers?: OffersResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeyCreation?: PasskeyCreationResolvers<ContextType>;
  PasskeyRequest?: PasskeyRequestResolvers<ContextType>;
  ProgramKey?: ProgramKeyResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Question?: QuestionResolvers<ContextType>;
  RecoverySheet?: RecoverySheetResolvers<ContextType>;
  Reminder?: ReminderResolvers<ContextType>;
  SaveAnswerPayload?: SaveAnswerPayloadResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  Streak?: StreakResolvers<ContextType>;
  TextRange?: TextRangeResolvers<ContextType>;
  TodayStatus?: TodayStatusResolvers<ContextType>;
  UndoImportPayload?: UndoImportPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  WaysIn?: WaysInResolvers<ContextType>;
  YoungWaysIn?: YoungWaysInResolvers<ContextType>;
};

