/** As high as the empty `UploadPanel`, until that is there. */
export const UploadPlace = () => <section className="mq-upload-place" aria-label="Upload artwork" aria-busy="true" />;
