import { register } from 'node:module';
import { Window } from 'happy-dom';

// Classes that Node has too, but that must match the elements of the page.
const FROM_THE_PAGE = ['CustomEvent', 'Event', 'EventTarget', 'FormData', 'navigator'];

register('./style-names.mjs', import.meta.url);

const page = new Window({
  url: 'http://localhost:3000/',
  settings: { navigation: { disableMainFrameNavigation: true } },
});
for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(page))) {
  if (name in globalThis && !FROM_THE_PAGE.includes(name)) continue;
  Object.defineProperty(globalThis, name, { ...property, configurable: true });
}
Object.defineProperty(globalThis, 'window', { value: globalThis });
