export const uploadMessages = {
  upload: 'Upload',
  uploading: (percent?: number) =>
    percent === undefined ? 'Uploading...' : `Uploading... ${String(Math.round(percent))}%`,
  uploaded: 'Uploaded',
  chooseFiles: 'Choose files',
  dropAnywhere: 'Drop files anywhere, or',
  done: 'Uploaded file successfully. You can now save the ad.',
  noOrganisation: "So uh, your organisation didn't load. Try refreshing the page.",
  chooseOrganisation: 'Choose in the sidebar the organisation that the file goes to.',
  toNobody: 'no organisation chosen',
  /** By the step that failed. */
  failedAt: {
    signing: 'Failed to get your authentication credentials...',
    uploading: 'Failed to upload your file. Please try again.',
    creating: 'Upload failed. Try refreshing the page.',
  },
  fileGone: (name: string) => `${name} has changed or is gone: choose it again.`,
} as const;
