import { runAtTerminal } from './command.ts';
import { runPeople } from './people/people.ts';

// `npm run people`: answers the requests of people about their accounts, while the product runs.
runAtTerminal(runPeople);
