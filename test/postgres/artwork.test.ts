import '../server/artwork/lists.test';
import '../server/artwork/decisions.test';
import '../server/ads/ads.test';
