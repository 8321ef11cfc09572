/** The product's name, written nowhere else (PRODUCT, "Name"). */
export const BRAND = 'Aufwind';
