import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASELINE } from '../../build/baseline.ts';
import { type CompatData, newerFeaturesBy, type Source } from './newer-features.ts';

const data: CompatData = JSON.parse(readFileSync('node_modules/@mdn/browser-compat-data/data.json', 'utf8'));
const newerFeatures = newerFeaturesBy(data);

const FRONTEND = 'frontend';

/** The sources that a browser loads, without the explorer, which has its own requirements. */
const SOURCES: Source[] = readdirSync(FRONTEND, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(?:css|tsx?)$/.test(path))
  .filter((path) => !/\.(?:test|rows|d)\.tsx?$|^(?:workshop|sandbox)\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(FRONTEND, path), 'utf8') }));

/** Features newer than the baseline, or missing in one of its browsers, and the fallback of each. */
const FALLBACKS: Record<string, string> = {
  '<… autocapitalize>': 'the keyboard begins as it does elsewhere',
  '<… fetchpriority>': 'every file is fetched with the priority of its kind',
  ':-webkit-search-cancel-button': 'only WebKit and Chromium have that button, which is hidden',
  ':details-content': 'closed answers stay closed on paper',
  ':view-transition-group': 'the reload after a save is seen for a moment',
  ':view-transition-new': 'as `:view-transition-group`',
  ':view-transition-old': 'as `:view-transition-group`',
  '@page': 'the margins of paper are those of the browser',
  'IDBFactory.databases': 'asked for: the outbox is opened to delete expired texts',
  'Notification.actions': 'the notice has no buttons',
  'Notification.badge': 'the notice has no badge',
  'PublicKeyCredential.signalAllAcceptedCredentials':
    'asked for: the device keeps offering a deleted passkey',
  PushSubscriptionChangeEvent: 'the next visit registers this browser for its reminder',
  'Scheduler.yield': 'asked for: the steps of a save follow each other in one task',
  'StorageAccessHandle.createObjectURL': 'URL.createObjectURL, which every browser has',
  'StorageAccessHandle.revokeObjectURL': 'URL.revokeObjectURL, which every browser has',
  Temporal: 'asked for: Intl names the time zone, more slowly',
  'TrustedTypePolicyFactory.createPolicy': 'asked for: the address of the worker is a plain text',
  'Window.requestIdleCallback': 'asked for: a timer hydrates the page',
  'break-before: avoid': 'the last page of a month may have a single entry',
  'content-visibility': 'sections that are not on screen are laid out as well',
  'content-visibility: auto': 'as `content-visibility`',
  'content-visibility: visible': 'as `content-visibility`',
  'cursor: default': 'a phone has no pointer',
  'cursor: help': 'a phone has no pointer',
  'cursor: pointer': 'a phone has no pointer',
  'cursor: progress': 'a phone has no pointer',
  'field-sizing': 'a copy of the text in the same cell makes the field grow (`styles/writing.css`)',
  'field-sizing: content': 'as `field-sizing`',
  'forced-color-adjust': 'the system chooses all colours',
  'forced-color-adjust: none': 'as `forced-color-adjust`',
  'hyphenate-limit-chars': 'asked for: without it headings and hints are not hyphenated',
  orphans: 'a printed paragraph may part after its first line',
  widows: 'a printed paragraph may part before its last line',
  'print-color-adjust: exact': 'the browser asks whether to print colours',
  resize: 'a field grows with its text',
  'resize: none': 'as `resize`',
  'resize: vertical': 'as `resize`',
  'text-size-adjust': 'Firefox on a desktop enlarges no text',
  'text-wrap: balance': 'lines wrap where they are full',
  'text-wrap: pretty': 'lines wrap where they are full',
};

/** Members and types of our own whose name, in a browser, only something newer has. */
const OWN = [
  'ContactAddress.region',
  'FileSystemHandle.requestPermission',
  'GPUAdapter.info',
  'GPUAdapter.limits',
  'IdentityProvider',
  'Iterator.zip',
  'LayoutShift.sources',
  'NavigationActivation.entry',
  'NavigatorUAData.mobile',
  'NotRestoredReasons.reasons',
  'NotificationEvent.notification',
  'Observable',
  'RegExp.escape',
  'SpeechRecognitionEvent.results',
  'Viewport',
  'Window.restore',
  'XRCompositionLayer.layout',
];

function used(text: string, path = 'page.ts'): string[] {
  return newerFeatures([{ path, text }]);
}

describe('the declared baseline', () => {
  it('has every feature that the pages use, except the listed features with fallbacks', () => {
    const found = newerFeatures(SOURCES).filter((feature) => !OWN.includes(feature));
    expect(found).toEqual(Object.keys(FALLBACKS).sort());
  });

  it('is the same as in the notice’s style', () => {
    const { properties, selectors } = data.css;
    expect(properties?.['white-space-collapse']).toMatchObject({
      __compat: { support: { safari: { version_added: BASELINE.safari } } },
    });
    expect(selectors?.['popover-open']).toMatchObject({
      __compat: { support: { firefox: { version_added: BASELINE.firefox } } },
    });
    expect(readFileSync(join(FRONTEND, 'styles/shared.css'), 'utf8')).toContain(
      '@supports selector(:popover-open) and (white-space-collapse: collapse) {\n  .outdated {',
    );
  });
});

describe('a feature newer than the baseline', () => {
  it.each([
    ['a static member', 'const all = Promise.try(run);', 'Promise.try'],
    ['a member, whoever has it', 'const hex = bytes.toBase64();', 'Uint8Array.toBase64'],
    [
      'a member that is asked for',
      "if ('parseRequestOptionsFromJSON' in PublicKeyCredential) go();",
      'PublicKeyCredential.parseRequestOptionsFromJSON',
    ],
    ['a type', 'const scheduler = new Scheduler();', 'Scheduler'],
    ['a global function', 'requestIdleCallback(wake);', 'Window.requestIdleCallback'],
    ['an attribute', 'const button = <button commandFor="menu">', '<… commandfor>'],
  ])('is found: %s', (_what, text, feature) => {
    expect(used(text)).toEqual([feature]);
  });

  it.each([
    ['a property', 'p { field-sizing: content; }', 'field-sizing'],
    ['a value', 'h2 { break-after: avoid; }', 'break-after: avoid'],
    ['a selector', 'details::details-content { height: 0; }', ':details-content'],
    ['an at-rule', '@scope (.card) { p { color: red; } }', '@scope'],
  ])('is found in a style: %s', (_what, text, feature) => {
    expect(used(text, 'page.css')).toContain(feature);
  });

  it('is ignored in comments and if the baseline supports it', () => {
    expect(used('// Promise.try\nAbortSignal.any([limit]); /* toBase64 */')).toEqual([]);
    expect(used('p { color: color-mix(in srgb, red, blue); }', 'page.css')).toEqual([]);
  });
});
