export const NO_ID_TOKEN = 'Kein Google-Token erhalten';
export const NO_CODE = 'Kein Autorisierungscode erhalten';
export const APPLE_UNREADABLE = 'Die Angaben von Apple sind nicht lesbar';
export const NOT_FROM_APPLE = 'Diese Anfrage kommt nicht von Apple.';
export const PROVIDER_UNKNOWN = 'Nur verbundene Anbieter können getrennt werden';

export const SIGN_IN_REFUSED = 'Bei der Serverauthentifizierung ist ein Fehler aufgetreten.';

export const APPLE_REFUSED = 'Fehler bei der Apple-Authentifizierung';

export const CONNECTING_NOT_ALLOWED = 'Bitte bestätige zuerst, dass Du eine Anmeldung verbinden möchtest.';
export const IDENTITY_OF_ANOTHER =
  'Diese Anmeldung gehört schon zu einem anderen Konto. Melde Dich damit an und trenne sie dort zuerst.';
export const PROVIDER_CONNECTED_ALREADY =
  'Mit Deinem Konto ist schon eine andere Anmeldung dieses Anbieters verbunden.';
export const NOT_CONNECTED = 'Diese Anmeldung ist nicht mit Deinem Konto verbunden.';

/** Names of the providers; the operator names the OpenID Connect provider that is set up. */
export const PROVIDER_NAMES = { google: 'Google', apple: 'Apple', oidc: 'OpenID Connect' };

/** The message for a provider that is not configured. */
export function providerNotSetUp(provider: string): string {
  return `Die Anmeldung mit ${provider} ist zurzeit nicht eingerichtet.`;
}

/** The message for a provider that is unreachable. */
export function providerDown(provider: string): string {
  return `${provider} ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.`;
}
