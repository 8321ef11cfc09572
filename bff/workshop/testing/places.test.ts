import { createSecretKey } from 'node:crypto';
import { associatedDataOf as answerPlace } from '../../answer/answer.view.ts';
import { associatedDataOf as draftPlace } from '../../draft/draft.service.ts';
import { tokenData } from '../../identity/identity.service.ts';
import { userCipher } from '../../platform/vault/user-cipher.ts';
import { subscriptionData } from '../../reminder/push-device.entity.ts';

const DAY = '2026-11-20';
const cipher = userCipher(5, 2, createSecretKey(Buffer.alloc(32, 7)));

describe('a text sealed by an earlier release', () => {
  it.each([
    [
      'an answer',
      answerPlace({ uuid: '0b2c7f0e-6d3a-4a55-9a0c-3f1f5a0d9e11', day: DAY }),
      'v2.2.PBfprLakRqX2xNSfarqnqsCit3quZNicZBcxKpO3Za+SufLRgg==',
      'kZAy+EDCj8thuTJT',
    ],
    [
      'a draft',
      draftPlace(DAY),
      'v2.2.qwlyExoA32VV7meXY8malvpH3LjbusCOCac4HT/ryFBqVVm4/w==',
      '5/7lrQsioIxVBwCM',
    ],
    [
      'a refresh token',
      tokenData('001234.abcd'),
      'v2.2.876LUIunkJjgcItxQOTahfyXE6W4EX9iyMwaq18SeUOVgVl4ag==',
      'RUolgnEIxYfvpPE6',
    ],
    [
      'a subscription',
      subscriptionData('a'.repeat(64)),
      'v2.2.F97dFXfBJAe/I5jW9BESntAc4pvg+wPlpnZ6bAdmMZK8+/puqg==',
      'vjGCDRTCNVMRbY2d',
    ],
  ])('opens with the associated data of its slice → %s', (_what, place, encryptedContent, encryptionIv) => {
    expect(cipher.open({ encryptedContent, encryptionIv }, place)).toEqual({ content: 'Der Bus' });
  });
});
