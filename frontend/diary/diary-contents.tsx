import { useQuery } from '@apollo/client/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { addDays } from '../lib/dates.ts';
import { PATHS } from '../lib/paths.ts';
import { publicOrigin } from '../lib/public-origin.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { EarlierAnswer } from '../memory/earlier-answer.tsx';
import { SearchField, SearchOpener } from '../search/search-field.tsx';
import { SearchResults } from '../search/search-results.tsx';
import { useSearch } from '../search/use-search.ts';
import { DiaryBadges } from '../streak/diary-badges.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import type { AnswerFieldsFragment } from '../writing/answer.fragments.generated.ts';
import { DiaryYearDocument } from '../year/year.operations.generated.ts';
import { YearPicture } from '../year/year-picture.tsx';
import styles from './diary.module.css';
import type { AnswersQuery } from './diary.operations.generated.ts';
import { DiaryBenefits } from './diary-benefits.tsx';
import { DiaryList } from './diary-list.tsx';
import { useDiaryTarget, useKeptPlace } from './diary-place.ts';
import { isWeekOffered, weekOf, weekTitle } from './week.ts';

const YEAR_LENGTH = '2026'.length;
/** The longest month. */
const MONTH_DAYS = 31;

type DiaryContentsProps = {
  diary: AnswersQuery;
  onDelete: (answer: AnswerFieldsFragment) => void;
};

/** The streak, the number of entries and the search; below them the search results, or a year and its entries. */
export function DiaryContents({ diary, onDelete }: DiaryContentsProps) {
  const { today, diaryYear } = diary;
  const { nodes } = diary.answers;
  const { place, target } = useDiaryTarget();
  const search = useSearch();
  const [isSearchOpened, setIsSearchOpened] = useState(false);
  useKeptPlace();
  useScrollOfEach(search.isOpen, search.found !== null, target !== null);

  const wanted = place?.year ?? Number(nodes[0]?.day.slice(0, YEAR_LENGTH));
  const isHere = wanted === diaryYear.year;
  const other = useQuery(DiaryYearDocument, {
    variables: { year: wanted },
    skip: isHere,
    fetchPolicy: 'cache-and-network',
  });
  if (!isHere && other.error && !other.data) return <LoadFailed onRetry={other.refetch} />;
  // Keep the previous year until the requested year has loaded.
  const year = isHere ? diaryYear : ((other.data ?? other.previousData)?.diaryYear ?? diaryYear);
  const sentences = weekOf(nodes, today).length;
  const monthAgo = addDays(today, -MONTH_DAYS);
  const hasOlderEntries = diary.answerCount > MONTH_DAYS + 1 || nodes.some(({ day }) => day < monthAgo);
  const isYearOpened = target !== null && !target.place.month && year.year === wanted;

  return (
    <>
      <div className={`line screen-only ${styles.line}`}>
        <div className={`row ${styles.badges}`}>
          <DiaryBadges entries={diary.answerCount} isStreakCurrent />
        </div>
        <SearchOpener onOpen={() => setIsSearchOpened(true)} />
      </div>
      <SearchField {...search} isOpened={isSearchOpened} />
      <SearchResults {...search} />
      <div hidden={search.isOpen}>
        <p className={`print-only ${styles.missing}`}>
          Ein ganzes Jahr druckst Du als Buch: {publicOrigin()}
          {PATHS.book}#{year.year}
        </p>
        <YearPicture year={year} today={today} openedBy={isYearOpened ? target.key : null} />
        {isWeekOffered(sentences, today) ? (
          <Link className={`screen-only target ${styles.week}`} to={PATHS.week}>
            {weekTitle(sentences)}
            <Icon name="arrow" size={18} />
          </Link>
        ) : (
          hasOlderEntries && (
            <div className={styles.week}>
              <EarlierAnswer label="Ein Tag von früher" />
            </div>
          )
        )}
        <div className={styles.months}>
          <DiaryList year={year} newest={nodes} target={target} onDelete={onDelete} />
        </div>
        <DiaryBenefits />
      </div>
    </>
  );
}

/** Restores the scroll position of the entries, or of the hits, when the page switches between them. */
function useScrollOfEach(isSearching: boolean, isResumed: boolean, hasTarget: boolean): void {
  const left = useRef({ entries: 0, hits: 0 });
  const shown = useRef(isSearching);
  useWindowEvent('scroll', () => {
    left.current[shown.current ? 'hits' : 'entries'] = window.scrollY;
  });
  useLayoutEffect(() => {
    if (shown.current === isSearching) return;
    shown.current = isSearching;
    const { entries, hits } = left.current;
    if (isSearching && isResumed) window.scrollTo(0, hits);
    if (!isSearching && !hasTarget) window.scrollTo(0, entries);
  }, [isSearching, isResumed, hasTarget]);
}
