import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { DropZone } from '../../../src/client/ui/form/DropZone';
import { ErrorBoundary } from '../../../src/client/ui/feedback/ErrorBoundary';
import { FailureAlert } from '../../../src/client/ui/feedback/FailureAlert';
import { RecordPending } from '../../../src/client/ui/feedback/RecordPending';
import { PageTitle } from '../../../src/client/ui/display/PageTitle';
import { renderUi } from './renderUi';

describe('the page title', () => {
  const pages = (
    <>
      <nav>
        <Link to="/boards">Boards</Link>
      </nav>
      <Routes>
        <Route
          path="/"
          element={
            <PageTitle windowTitle="Home" subtitle="14 wait">
              Hey Robin.
            </PageTitle>
          }
        />
        <Route
          path="/boards"
          element={
            <PageTitle windowTitle="All boards" actions={<button>Add</button>}>
              All boards
            </PageTitle>
          }
        />
      </Routes>
    </>
  );
  it('takes the focus on another page', async () => {
    const { user } = renderUi(pages);
    await user.click(screen.getByText('Boards'));
    expect(screen.getByRole('heading', { level: 1, name: 'All boards' })).toHaveFocus();
    expect(document.title).toBe('All boards · Marquee');
  });
  it('keeps the focus when the name of a record replaces the loading title', () => {
    const page = (loading: boolean) => (
      <MemoryRouter initialEntries={['/campaign/c1']}>
        {loading ? (
          <RecordPending what="The campaign" title="Campaign" query={{ refetch: () => undefined }} />
        ) : (
          <PageTitle windowTitle="Volta launch">Volta launch</PageTitle>
        )}
      </MemoryRouter>
    );
    const { rerender } = render(page(true));
    expect(document.title).toBe('Campaign · Marquee');
    act(() => screen.getByRole('heading', { level: 1, name: 'Campaign' }).focus());
    rerender(page(false));
    expect(screen.getByRole('heading', { level: 1, name: 'Volta launch' })).toHaveFocus();
  });
});

describe('a view that throws', () => {
  const Breaking = ({ broken }: { broken: boolean }) => {
    if (broken) throw new Error('no land');
    return <p>a map</p>;
  };
  let repair = (_whole: boolean) => {};
  function Page() {
    const [whole, setWhole] = useState(false);
    const [place, setPlace] = useState('/a');
    repair = setWhole;
    return (
      <>
        <button onClick={() => setPlace('/b')}>elsewhere</button>
        <ErrorBoundary what="The map" resetKey={place}>
          <Breaking broken={!whole && place === '/a'} />
        </ErrorBoundary>
      </>
    );
  }
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it('is replaced by a message with a retry', async () => {
    const { user } = renderUi(<Page />);
    expect(screen.getByRole('alert')).toHaveTextContent('The map could not be shown.no land');
    fireEvent.click(screen.getByText('Try again'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await waitFor(() => repair(true));
    await user.click(screen.getByText('Try again'));
    expect(await screen.findByText('a map')).toBeInTheDocument();
  });
  it('is cleared at another address', async () => {
    const { user } = renderUi(<Page />);
    await user.click(screen.getByText('elsewhere'));
    expect(await screen.findByText('a map')).toBeInTheDocument();
  });
});

it('a failure does not repeat a text', () => {
  renderUi(<FailureAlert title="It is gone." failure={{ message: 'It is gone.' }} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^It is gone\.$/);
});

describe('the drop zone', () => {
  const messages = { idle: 'Drop a CSV file here or choose one', accept: 'Good', reject: 'Only text/csv is accepted' };
  const csv = (name = 'a.csv', type = 'text/csv') => new File(['x'], name, { type });
  const taken = jest.fn<undefined, [File[]]>();
  const refused = jest.fn();
  beforeEach(() => [taken, refused].forEach((mock) => mock.mockClear()));
  const show = () =>
    renderUi(
      <DropZone
        label="CSV files"
        messages={messages}
        accept={{ 'text/csv': ['.csv'] }}
        onFiles={taken}
        onRefused={refused}
      />,
    );
  const zone = () => screen.getByText(/Drop a CSV file|Good|Only|Drop it now/).closest('.mq-drop') as HTMLElement; // always rendered
  const drag = (type: 'dragEnter' | 'drop', files: File[]) => {
    const dataTransfer = {
      files,
      items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
      types: ['Files'],
    };
    const event = createEvent[type](zone());
    Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
    fireEvent(zone(), event);
  };

  it('takes chosen files, by type or by ending', async () => {
    const { user } = show();
    await user.upload(screen.getByLabelText('CSV files'), [csv(), csv('excel.csv', 'application/vnd.ms-excel')]);
    await waitFor(() => expect(taken.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['a.csv', 'excel.csv']));
  });
  it('takes dropped files and names the refused', async () => {
    show();
    drag('drop', [csv(), csv('photo.png', 'image/png')]);
    await waitFor(() => expect(taken).toHaveBeenCalledTimes(1));
    expect(refused).toHaveBeenCalledWith(['photo.png']);
  });
  it.each(['application/vnd.ms-excel', 'text/plain', ''])(
    'does not refuse beforehand what a drop takes by its ending: a CSV of type %j',
    async (type) => {
      show();
      drag('dragEnter', [csv('boards.csv', 'text/csv')]);
      await screen.findByText('Good');
      const [own, other] = [csv('boards.csv', type), csv('photo.png', 'image/png')];
      // Before the drop, browsers reveal only the types of files.
      const nameless = (file: File) => new File(['x'], '', { type: file.type });
      drag('dragEnter', [nameless(own)]);
      expect((await screen.findByText('Drop it now')).closest('.mq-drop-active')).toBeInTheDocument();
      drag('dragEnter', [nameless(own), nameless(other)]);
      expect(await screen.findByText('Only text/csv is accepted')).toBeInTheDocument();
      drag('drop', [own]);
      await waitFor(() => expect(taken).toHaveBeenCalledTimes(1));
    },
  );
  it('is reached by keyboard', async () => {
    const { user } = show();
    await user.tab();
    expect(screen.getByLabelText('CSV files')).toHaveFocus();
  });
});
