import { runAtTerminal } from './command.ts';
import { PEOPLE_USAGE, runPeople } from './people/people.ts';

// `npm run people`: looks up and changes accounts on people's request while the product runs.
runAtTerminal(PEOPLE_USAGE, runPeople);
