/** The product's name, written nowhere else. */
export const BRAND = 'Aufwind';
