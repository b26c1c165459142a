import '../server/artwork/lists.test';
import '../server/artwork/decisions.test';
import '../server/artwork/uploads.test';
import '../server/ads/ads.test';
import '../server/artwork/needAndFit.test';
import '../server/artwork/similar.test';
