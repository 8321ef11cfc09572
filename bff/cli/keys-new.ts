import { freshSecrets } from '../local-secrets.ts';

// `npm run keys:new`: fresh secrets, ready for the environment.
process.stdout.write(freshSecrets());
