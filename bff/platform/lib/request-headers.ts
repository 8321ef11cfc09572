/** Names the IANA time zone of the person who asks. */
export const TIME_ZONE_HEADER = 'X-Time-Zone';

/** Names the user that a request is meant for, so that it reaches no other account. */
export const USER_HEADER = 'X-User';
