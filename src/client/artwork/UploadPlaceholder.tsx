/** As high as the empty `UploadPanel`, until that is there. */
export const UploadPlaceholder = () => (
  <section className="mq-upload-placeholder" aria-label="Upload artwork" aria-busy="true" />
);
