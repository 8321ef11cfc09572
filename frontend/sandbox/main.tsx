import { GraphiQL } from 'graphiql';
import { timeZone } from '../lib/time-zone.ts';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import { exampleTabs } from './example-tabs.ts';
import { memoryStorage } from './memory-storage.ts';
import './sandbox.css';
import { sendOperation } from './send-operation.ts';
import { allowFormattedText } from './trusted-text.ts';

const container = document.getElementById('sandbox');
if (!container) throw new Error('The page has no place for the explorer.');

allowFormattedText();
const tabs = exampleTabs(timeZone());
createRoot(container).render(
  <GraphiQL
    fetcher={sendOperation}
    storage={memoryStorage}
    defaultTabs={tabs}
    variables={tabs[0].variables}
    defaultHeaders={tabs[0].headers}
    schemaDescription
    defaultEditorToolsVisibility="variables"
    showPersistHeadersSettings={false}
  >
    <GraphiQL.Logo>
      <a href="/api/docs">REST API</a>
    </GraphiQL.Logo>
  </GraphiQL>,
);
