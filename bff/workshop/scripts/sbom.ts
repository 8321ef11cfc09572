import { billOfMaterials } from '../testing/bill-of-materials.ts';

// `npm run -s sbom`: what ships, with its versions (CycloneDX), on standard output.
console.log(JSON.stringify(billOfMaterials(), null, 2));
