import { AppError } from '../platform/lib/errors.ts';
import { ANSWER_NOT_FOUND } from './answer.sentences.rules.ts';

const SERIAL_KEY_MAX_LENGTH = 10;
const SERIAL_KEY = /^[1-9]\d{0,9}$/;

/** The serial key that an id names; one that cannot exist is answered like one that does not. */
export function answerKey(id: string): number {
  if (id.length > SERIAL_KEY_MAX_LENGTH || !SERIAL_KEY.test(id))
    throw new AppError('NOT_FOUND', ANSWER_NOT_FOUND);
  return Number(id);
}
