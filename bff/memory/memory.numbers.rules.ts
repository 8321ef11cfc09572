/** Milestones, in days or entries, that show an earlier entry. */
export const MEMORY_MILESTONES = [30, 100, 365] as const;
