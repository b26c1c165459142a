/** The beginning of the key of a stored notice; the notice's time follows, so that the keys order them. */
export const noticeKey = 'notice:';
/** The newest notices of a user that are kept. */
export const noticesKept = 200;
