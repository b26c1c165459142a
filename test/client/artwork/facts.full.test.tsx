import { render } from '@testing-library/react';
import { aFile } from '#test/artworkFiles';
import { ArtworkThumbnail } from '../../../src/client/artwork/ArtworkThumbnail';

describe('pictures for a box', () => {
  const ofUs = aFile({ previewURL: '/files/k/preview?w=192' });

  it('are as wide as the line-up shows them, of films too', () => {
    const { container, rerender } = render(
      <ArtworkThumbnail file={{ ...ofUs, width: 1400, height: 400 }} size="lineUp" />,
    );
    expect(container.querySelector('img')).toHaveAttribute('srcset', '/files/k/preview?w=960 2x');
    expect(container.querySelector('img')).toHaveAttribute('src', '/files/k/preview?w=384');
    jest.replaceProperty(window, 'devicePixelRatio', 2);
    rerender(<ArtworkThumbnail file={{ ...ofUs, fileFormat: 'video/mp4', width: 1080, height: 1920 }} size="lineUp" />);
    expect(container.querySelector('video')).toHaveAttribute('poster', '/files/k/preview?w=192');
    rerender(<ArtworkThumbnail file={{ ...ofUs, fileFormat: 'video/mp4', width: 1920, height: 1080 }} size="lineUp" />);
    expect(container.querySelector('video')).toHaveAttribute('poster', '/files/k/preview?w=384');
  });
});
