export { BRAND } from '../../bff/lib/brand.rules.ts';
