import '../server/events/events.test';
