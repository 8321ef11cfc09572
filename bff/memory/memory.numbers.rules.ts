/** The milestones that give back an earlier entry, in days or entries. */
export const GIVING_MILESTONES = [30, 100, 365] as const;
