export { BRAND } from '../../bff/platform/lib/brand.rules.ts';
