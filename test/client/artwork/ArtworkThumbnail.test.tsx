import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { ArtworkThumbnail } from '../../../src/client/artwork/ArtworkThumbnail';
import { createStore } from '../../../src/client/store';

const film = { fileURL: '/files/f', fileFormat: 'video/mp4', width: 1920, height: 1080 } as const;
const shown = (file: Parameters<typeof ArtworkThumbnail>[0]['file']) => {
  const { container } = render(
    <Provider store={createStore()}>
      <ArtworkThumbnail file={file} />
    </Provider>,
  );
  return [container.querySelector('img')?.getAttribute('src'), container.querySelector('video')?.getAttribute('src')];
};

test('a film is its poster, and loads for its first frame only without one', () => {
  const previewURL = '/files/f/preview?w=192';
  expect(shown({ ...film, previewURL })).toEqual([expect.stringContaining('/files/f/preview'), undefined]);
  const loaded = [undefined, expect.stringContaining('/files/f#')];
  expect(shown({ ...film, previewURL, needsPoster: true })).toEqual(loaded);
  expect(shown({ ...film, previewURL: null })).toEqual(loaded);
});
