export const DRAFT_INVALID = 'Der Entwurf muss ein Text sein';
export const TYPED_ELSEWHERE = 'Inzwischen gibt es einen anderen Entwurf von Dir.';
