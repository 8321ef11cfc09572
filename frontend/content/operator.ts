/**
 * The operator of this installation, to be filled in before it goes public. The pages mark every value in square
 * brackets as missing.
 */
export const OPERATOR = {
  name: '[Name des Betreibers, mit Rechtsform]',
  representative: '[Vertretungsberechtigte Person]',
  street: '[Straße und Hausnummer]',
  city: '[Postleitzahl und Ort]',
  email: '[E-Mail-Adresse]',
  phone: '[Telefonnummer]',
  register: '[Registergericht und Registernummer]',
  vatId: '[Umsatzsteuer-Identifikationsnummer oder Wirtschafts-Identifikationsnummer]',
  editor: '[Name und Anschrift der redaktionell verantwortlichen Person]',
  host: '[Name und Sitz des Hosting-Anbieters in Deutschland]',
  dataProtectionAuthority: '[Datenschutz-Aufsichtsbehörde am Sitz des Betreibers]',
  marketSurveillance: '[Zuständige Marktüberwachungsbehörde]',
};
