import { ANSWER_ID, ANSWER_VERSION } from './send-operation.ts';

/** The initial contents of a tab's three editors. */
type ExampleTab = { query: string; variables: string; headers: string };

const DIARY = `# 1. The diary begins with a question.
#
# Nobody need be signed in for it; "me" is
# null until then. What "today" is follows the
# header X-Time-Zone (see "Headers" below).
# The book on the left opens the schema's
# documentation.
query Diary {
  question {
    text
    hint
  }
  today
  me {
    username
  }
}
`;

const REGISTER = `# 2. Create an account.
#
# The answer brings the session cookie: from
# here on this browser is signed in. Have you
# got an account? Then use logIn with its
# LogInInput, which has the same fields.
mutation Register($input: RegisterInput!) {
  register(input: $input) {
    account {
      id
      username
      provider
      createdAt
    }
  }
}
`;

const SAVE_ANSWER = `# 3. Answer today's question.
#
# The same text again gives the same answer
# back; another one meets a conflict, which is
# data and no error.
mutation SaveAnswer($input: SaveAnswerInput!) {
  saveAnswer(input: $input) {
    answer {
      id
      day
      content
    }
    version {
      id
      updatedAt
    }
    milestone {
      event
      text
    }
    conflict {
      message
      version {
        id
        updatedAt
      }
      answer {
        content
      }
    }
  }
}
`;

const ANSWERS = `# 4. Read the diary, newest day first, and the
# streak.
#
# Pass "nextBefore" as "before" while
# "hasMore". A program that keeps a copy asks
# for answerChanges instead, with an API token
# ("Für Programme" in the profile);
# the guide, behind "REST API" above, tells
# how.
query Answers($first: Int, $before: Date) {
  answerCount
  streak {
    count
  }
  answers(first: $first, before: $before) {
    nodes {
      id
      day
      content
      updatedAt
    }
    nextBefore
    hasMore
  }
}
`;

const UPDATE_ANSWER = `# 5. Change the answer that example 3 has
# saved.
#
# This page puts its id in place of ANSWER_ID,
# and its updatedAt in place of
# ANSWER_VERSION.
mutation UpdateAnswer($input: UpdateAnswerInput!) {
  updateAnswer(input: $input) {
    answer {
      day
      content
      updatedAt
    }
    conflict {
      message
    }
  }
}
`;

const CONFLICT = `# 6. Meet a conflict.
#
# Example 5 has changed the version that this
# change was made on: nothing is overwritten,
# and you are shown what is stored. Send your
# choice with its updatedAt.
mutation Conflict($input: UpdateAnswerInput!) {
  updateAnswer(input: $input) {
    answer {
      content
    }
    conflict {
      message
      version {
        updatedAt
      }
      answer {
        content
      }
    }
  }
}
`;

/**
 * A tour of the API in six tabs: question, account, answer, diary, change and conflict. Every tab works without an
 * edit.
 */
export function exampleTabs(timeZone: string): [ExampleTab, ...ExampleTab[]] {
  const headers = JSON.stringify({ 'X-Time-Zone': timeZone }, null, 2);
  const tab = (query: string, variables: object): ExampleTab => {
    return { query, headers, variables: JSON.stringify(variables, null, 2) };
  };
  const username = `anna-${Date.now().toString(36)}@example.org`;
  const version = { id: ANSWER_ID, expectedUpdatedAt: ANSWER_VERSION };
  return [
    tab(DIARY, {}),
    tab(REGISTER, { input: { username, password: 'ein sicheres Wort' } }),
    tab(SAVE_ANSWER, { input: { content: 'Der Bus war pünktlich.' } }),
    tab(ANSWERS, { first: 10, before: null }),
    tab(UPDATE_ANSWER, {
      input: { ...version, content: 'Der Bus war pünktlich und leer.' },
    }),
    tab(CONFLICT, { input: { ...version, content: 'Der Bus war zu früh.' } }),
  ];
}
