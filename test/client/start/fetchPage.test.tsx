import { storeToken, forgetToken } from '../../../src/client/api/token';
import { fetchPage } from '../../../src/client/start/fetchPage';

const files = {
  frame: ['assets/frame.js'],
  boards: ['assets/frame.js', 'assets/boards.css'],
  home: ['assets/home.js'],
};

/** What is asked for at an address. */
function fetched(path: string): (string | null)[] {
  document.head.innerHTML = `<meta name="marquee-pages" content='${JSON.stringify(files)}'>`;
  window.history.replaceState(null, '', path);
  fetchPage();
  return [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));
}

afterEach(forgetToken);

test('the files of the frame and of the page are asked for, each once', () => {
  storeToken('t');
  expect(fetched('/management/boards/')).toEqual(['/assets/frame.js', '/assets/boards.css']);
  expect(fetched('/home?orgID=all')).toEqual(['/assets/frame.js', '/assets/home.js']);
  expect(fetched('/campaign/1')).toEqual(['/assets/frame.js']);
});

test('the login page asks for none', () => {
  expect(fetched('/boards')).toEqual([]);
});
