import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  buildPerson,
  createProviderStage,
  locationOf,
  type ProviderStage,
} from '../testing/provider-stage.ts';
import { TestClient } from '../testing/test-client.ts';

let stage: ProviderStage;
beforeAll(async () => {
  stage = await createProviderStage();
});
beforeEach(() => stage.setClockToNow());
afterAll(() => stage.close());

const newClient = () => new TestClient(stage.app);

describe('the way through Google in the browser', () => {
  it('opens a session and ends on the page that tells so, in the mode it began with', async () => {
    const client = newClient();
    const person = buildPerson();
    const reply = await stage.throughGoogle(client, person, '?mode=popup&timeZone=Europe/Vienna');
    expect(reply.status).toBe(303);
    expect(reply.headers.location).toBe('/auth/callback?result=ok&mode=popup');
    const { body } = await client.rest('get', '/api/user');
    expect(body).toMatchObject({ username: person.email, provider: 'google', name: person.name });
  });
});

describe('signing in with Apple', () => {
  it('works', async () => {
    const client = newClient();
    const person = buildPerson();
    const { bounce, code, user, form } = await stage.throughApple(client, person);
    expect(form).toMatchObject({ state: 'of-the-page' });
    expect(bounce.status).toBe(303);
    const reply = await client.rest('post', '/auth/apple/callback', { code, user });
    expect(reply.body).toMatchObject({ username: person.email, provider: 'apple', name: person.name });
    expect(locationOf(bounce).pathname).toBe('/auth/apple/callback');
  });
});
