import { firstOf } from './time-limit.ts';

describe('firstOf several signals', () => {
  it('is not aborted while no signal is aborted', () => {
    expect(firstOf(new AbortController().signal, new AbortController().signal).aborted).toBe(false);
  });

  it.each([0, 1])('aborts with signal %i, with the same reason', (index) => {
    const controllers = [new AbortController(), new AbortController()];
    const joint = firstOf(...controllers.map(({ signal }) => signal));
    controllers[index]?.abort('enough');
    controllers[1 - index]?.abort('too late');
    expect([joint.aborted, joint.reason]).toEqual([true, 'enough']);
  });

  it('is aborted at once if a signal was aborted before', () => {
    expect(firstOf(new AbortController().signal, AbortSignal.abort('gone')).reason).toBe('gone');
  });
});
