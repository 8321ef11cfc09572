/** Product name; the only place that spells the name out. */
export const BRAND = 'Aufwind';
