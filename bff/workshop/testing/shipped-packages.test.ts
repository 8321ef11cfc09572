import { readFileSync } from 'node:fs';
import { shippedPackages } from './shipped-packages.ts';

const places = [...shippedPackages().keys()];
const placesOf = (names: string[]) => names.map((name) => `node_modules/${name}`);

describe('the packages that the product ships', () => {
  it('are the packages the server runs on, with their own dependencies', () => {
    expect(places).toEqual(expect.arrayContaining(placesOf(['express', 'body-parser', 'mysql2', 'typeorm'])));
  });

  it('are the packages the browser loads, which the image does not hold: code, the font, and the explorer', () => {
    const sent = ['react', 'react-dom', 'scheduler', '@apollo/client', '@fontsource/fraunces', 'graphiql'];
    expect(places).toEqual(expect.arrayContaining(placesOf(sent)));
    const { dependencies }: { dependencies: object } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const name of sent) expect(Object.keys(dependencies)).not.toContain(name);
  });

  it('include no development tools', () => {
    const tools = placesOf(['vite', 'typescript', 'jest', '@jest/globals', '@playwright/test', 'tsx']);
    expect(places.filter((place) => tools.includes(place))).toEqual([]);
  });
});
