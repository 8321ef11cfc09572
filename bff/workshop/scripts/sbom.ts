import { billOfMaterials } from '../testing/bill-of-materials.ts';

// `npm run -s sbom`: prints the shipped packages with their versions (CycloneDX).
console.log(JSON.stringify(billOfMaterials(), null, 2));
