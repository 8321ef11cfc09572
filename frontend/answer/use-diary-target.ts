import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { type DiaryPlace, diaryPlace } from './diary-place.ts';

/** The place that is to be brought into view; a new one each time that a link to it is followed. */
export type DiaryTarget = { place: DiaryPlace; key: string };

/** The place that the address names, and the target: none after going back, where the browser restores what was in view. */
export function useDiaryTarget(): { place: DiaryPlace | null; target: DiaryTarget | null } {
  const { hash, key } = useLocation();
  const navigation = useNavigationType();
  const [firstKey] = useState(key);
  const place = diaryPlace(hash);
  const isNew = navigation !== 'POP' || key === firstKey;
  return { place, target: place && isNew ? { place, key } : null };
}
