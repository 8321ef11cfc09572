export type Language = 'sh' | 'js' | 'python';

/** A code example of the guide; a test runs the code unchanged. */
interface Example {
  title: string;
  language: Language;
  text: string;
}

const inCurl = (origin: string) => `# Read the diary.
curl -H "Authorization: Bearer $AUFWIND_KEY" ${origin}/api/answers

# Answer today's question. X-Time-Zone says whose today it is.
curl -H "Authorization: Bearer $AUFWIND_KEY" -H 'Content-Type: application/json' \\
  -H 'X-Time-Zone: Europe/Berlin' ${origin}/api/answers -d '{"content":"Der Bus war pünktlich."}'

# The same diary over GraphQL, a page at a time.
curl -H "Authorization: Bearer $AUFWIND_KEY" -H 'Content-Type: application/json' ${origin}/graphql \\
  -d '{"query":"{ answers(first: 3) { nodes { day content } } streak { count } }"}'`;

const inJavaScript = (origin: string) => `const response = await fetch('${origin}/api/answers', {
  headers: { Authorization: \`Bearer \${process.env.AUFWIND_KEY}\` },
});
const body = await response.json();
if (!response.ok) throw new Error(\`\${body.code}: \${body.error}\`);
for (const { day, content } of body) console.log(day, content);`;

const inPython = (origin: string) => `import json, os, urllib.error, urllib.request

request = urllib.request.Request(
    "${origin}/api/answers",
    headers={"Authorization": "Bearer " + os.environ["AUFWIND_KEY"]},
)
try:
    with urllib.request.urlopen(request) as response:
        for answer in json.load(response):
            print(answer["day"], answer["content"])
except urllib.error.HTTPError as refused:
    raise SystemExit(json.load(refused)["error"])`;

export function firstRequests(origin: string): Example[] {
  return [
    { title: 'curl', language: 'sh', text: inCurl(origin) },
    { title: 'JavaScript', language: 'js', text: inJavaScript(origin) },
    { title: 'Python', language: 'python', text: inPython(origin) },
  ];
}

export function syncExample(origin: string): string {
  return `let diary = new Map();
let before = diary;
let cursor = ''; // Kept from the last time; empty for the first one.
for (let hasMore = true; hasMore; ) {
  const after = cursor && \`?after=\${cursor}\`;
  const response = await fetch(\`${origin}/api/answers/changes\${after}\`, {
    headers: { Authorization: \`Bearer \${process.env.AUFWIND_KEY}\` },
  });
  const page = await response.json();
  if (response.status === 410) {
    // Read from the start.
    before = diary;
    diary = new Map();
    cursor = '';
    continue;
  }
  if (!response.ok) throw new Error(\`\${page.code}: \${page.error}\`);
  for (const { day, answer } of page.changes) {
    if (!answer) diary.delete(day);
    else diary.set(day, answer.isReadable ? answer.content : before.get(day));
  }
  ({ hasMore, nextCursor: cursor } = page);
}`;
}
