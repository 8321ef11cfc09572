/** How `npm run audit` ends when the registry cannot answer: neither passed nor failed. */
export const AUDIT_SKIPPED = 75;
