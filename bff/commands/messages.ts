import { runAtTerminal } from './command.ts';
import { MESSAGES_USAGE, runMessages } from './messages/messages.ts';

// `npm run messages`: reads, marks and deletes contact messages while the product runs.
runAtTerminal(MESSAGES_USAGE, (args, { events, services }, terminal) =>
  runMessages(args, { feedback: services.feedback, events, ...terminal }),
);
