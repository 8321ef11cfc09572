/** The initial contents of a tab's three editors. */
interface ExampleTab {
  query: string;
  variables: string;
  headers: string;
}

const REGISTER = `# 1. Create an account.
#
# The answer brings the session cookie: from here on
# this browser is signed in. Have you got an account?
# Then use logIn, which takes the same input.
#
# The book on the left opens the schema's documentation.
mutation Register($input: RegisterInput!) {
  register(input: $input) {
    id
    username
    provider
    createdAt
  }
}
`;

const SAVE_ANSWER = `# 2. Answer today's question.
#
# What "today" is follows the header X-Time-Zone
# (see "Headers" below). The same text again gives
# the same answer back; another one is a CONFLICT.
mutation SaveAnswer($content: String!) {
  saveAnswer(content: $content) {
    answer {
      id
      day
      content
    }
    milestone {
      event
      text
    }
  }
}
`;

const DIARY = `# 3. Read the diary, newest day first, and the streak.
#
# The next page begins "before" the last day of this one.
query Diary($first: Int, $before: Date) {
  answerCount
  streak {
    count
  }
  answers(first: $first, before: $before) {
    id
    day
    content
    updatedAt
  }
}
`;

const UPDATE_ANSWER = `# 4. Change an answer: put in the id that tab 3 shows.
#
# With its updatedAt as expectedUpdatedAt no change made
# elsewhere is overwritten: then the answer is a CONFLICT
# that brings the current text.
mutation UpdateAnswer($input: UpdateAnswerInput!) {
  updateAnswer(input: $input) {
    id
    day
    content
    updatedAt
  }
}
`;

const ANSWER_CHANGES = `# 5. As a program does, with a key of its own.
#
# Make one in the profile ("Zugänge für Programme") and put
# it in under "Headers": then no cookie counts. The guide,
# behind "REST API" above, tells scopes, limits and errors.
#
# Later, go on "after" the nextCursor that this one gives.
query AnswerChanges($after: String) {
  answerChanges(after: $after) {
    changes {
      day
      answer {
        content
      }
    }
    hasMore
    nextCursor
  }
}
`;

/** A way through the API in five tabs: register, answer, read, change, follow with a key. */
export function exampleTabs(timeZone: string): [ExampleTab, ...ExampleTab[]] {
  const tab = (query: string, variables: object, headers: object = {}) => ({
    query,
    headers: JSON.stringify({ 'X-Time-Zone': timeZone, ...headers }, null, 2),
    variables: JSON.stringify(variables, null, 2),
  });
  return [
    tab(REGISTER, { input: { username: 'anna@example.org', password: 'ein sicheres Wort' } }),
    tab(SAVE_ANSWER, { content: 'Der Bus war pünktlich.' }),
    tab(DIARY, { first: 10, before: null }),
    tab(UPDATE_ANSWER, { input: { id: '1', content: 'Der Bus war pünktlich, und die Sonne kam heraus.' } }),
    tab(ANSWER_CHANGES, { after: null }, { Authorization: 'Bearer aufwind_pat_YOUR_KEY' }),
  ];
}
