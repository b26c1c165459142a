import type { CsvField } from './column';

const list = (names: string): readonly string[] => names.split(', ');

/**
 * Other headers of each column, the likeliest first: those of inventory lists of other platforms (Vistar, Place Exchange,
 * Hivestack, Geopath, AdCOM) and of map programs, and in the languages that people keep such lists in. They are compared
 * as `foldHeader` writes them: without case, accents, spaces and units.
 */
export const synonyms: Readonly<Record<CsvField, readonly string[]>> = {
  reachBoardID: list('reachBoardID, reach id'),
  device_id: list(
    'player device id, device, device identifier, device no, device number, player id, device uuid, device uid, device code, player uuid, hardware id, ' +
      'Geräte-ID, Gerätekennung, Gerätenummer, Identifiant du dispositif, Identifiant écran, ID dispositif, ID de dispositivo, ID do dispositivo, ' +
      'ID dispositivo, ID del dispositivo, apparaat-ID, ID urządzenia, ID устройства, デバイスID, 端末ID, 设备ID, ' +
      'cihaz ID, enhets-ID, enheds-ID, laite-ID, ID zařízení, ID zariadenia, eszközazonosító, 기기 ID, 장치 ID, ' +
      'รหัสอุปกรณ์, 设备编号, 裝置ID, 設備ID, ID пристрою, ID perangkat, ID thiết bị, معرف الجهاز, מזהה מכשיר, ' +
      // Where no other column is named as the id.
      'screen id, screen code, screen uuid, display id, display unit id, board id, billboard id, panel id, face id, frame id, unit id, ad unit id, asset id, uuid, guid, ' +
      "Bildschirm-ID, ID de l'écran, ID écran, ID da tela, ID de pantalla, ID pantalla, ID schermo, scherm-ID, schermcode, ID ekranu, ID nośnika, kod nośnika, ID экрана, код экрана, スクリーンID, " +
      'skärm-ID, skærm-ID, skjerm-ID, näyttö-ID, ID obrazovky, képernyő azonosító, ID екрана, ID οθόνης, ID layar, mã màn hình, ' +
      'รหัสจอ, 屏幕编号, 屏幕ID, 화면 ID, معرف الشاشة, מזהה מסך, code écran, codice impianto, partner venue id, venue id',
  ),
  publisher_id: list('media owner id, owner id'),
  publisher_name: list(
    'publisher, media owner, owner, vendor, publisher display name, media owner name, operator, supplier, ' +
      'Anbieter, Medienanbieter, Vermarkter, régie, exibidor, proveedor, concessionaria, exploitant, właściciel, владелец',
  ),
  boardname: list(
    'name, board name, screen, board, site name, title, venue name, display name, display unit name, panel name, ' +
      'frame name, unit name, asset name, ad unit name, device name, player name, Gerätename, ' +
      "Bildschirmname, Standortbezeichnung, Standortname, nom du site, nom de l'écran, nom, nome da tela, nome, désignation, denominazione, denominación, denumire, megnevezés, " +
      'nombre pantalla, nombre de pantalla, nombre de la pantalla, nombre, nome schermo, schermnaam, naam scherm, naam, nazwa ekranu, nazwa, ' +
      'название, наименование, スクリーン名, 名称, ekran adı, namn, skärmnamn, navn, skærmnavn, skjermnavn, nimi, název, názov, név, nume, naziv, 이름, 화면 이름, ' +
      'ชื่อจอ, ชื่อ, 设备名称, 屏幕名称, 名稱, назва, nama, tên, الاسم, اسم الشاشة, שם, όνομα',
  ),
  lat: list(
    'lat, lat dd, latitude dd, gps lat, gps latitude, geo lat, geo latitude, Breitengrad, latitud, latitudine, ' +
      'breedtegraad, szerokość geograficzna, szer geogr, широта, enlem, breddgrad, breddegrad, leveysaste, 緯度, 纬度, 위도, ละติจูด, lintang, vĩ độ, خط العرض, קו רוחב, ' +
      'geografska širina, zemljepisna širina, γεωγραφικό πλάτος, zeměpisná šířka, zemepisná šírka, földrajzi szélesség, y coordinate, y coord, point y, y',
  ),
  long: list(
    'long, lng, lon, long dd, lon dd, longitude dd, gps long, gps lon, gps lng, gps longitude, geo long, geo lon, ' +
      'geo lng, geo longitude, Längengrad, longitud, longitudine, lengtegraad, długość geograficzna, dł geogr, долгота, boylam, ' +
      'længdegrad, lengdegrad, längdgrad, pituusaste, 経度, 经度, 經度, 경도, ลองจิจูด, довгота, bujur, kinh độ, خط الطول, ' +
      'קו אורך, geografska dužina, zemljepisna dolžina, γεωγραφικό μήκος, zeměpisná délka, zemepisná dĺžka, földrajzi hosszúság, x coordinate, x coord, point x, x',
  ),
  place: list(
    'coordinates, coordinate, coords, lat long, lat lng, lat lon, latitude/longitude, latitude longitude, lat/long, ' +
      'lat/lng, lat/lon, lat,long, lat,lng, lat,lon, ' +
      'long lat, lng lat, lon lat, longitude/latitude, longitude latitude, long/lat, lng/lat, lon/lat, long,lat, lng,lat, lon,lat, geo, geo coordinates, geolocation, geopoint, geom, geometry, ' +
      'the geom, gps, gps coordinates, point, wkt, Koordinaten, coordonnées, coordenadas, coordinate geografiche, координаты',
  ),
  city: list(
    'town, locality, city name, city/town, town/city, municipality, Stadt, Ort, Gemeinde, ville, commune, cidade, município, ciudad, población, città, ' +
      'comune, plaats, stad, miasto, город, şehir, kaupunki, město, mesto, város, oraș, 都市, 市区町村, 城市, 도시, ' +
      'เมือง, місто, grad, by, kota, thành phố, المدينة, עיר, πόλη',
  ),
  state: list(
    'state, province, region name, state/province, state/region, county, Bundesland, Kanton, département, estado, ' +
      'região, provincia, regione, provincie, województwo, fylke, län, регион, 都道府県, 省, 省份, ' +
      'จังหวัด, UF, prov, область, provinsi, tỉnh',
  ),
  country: list(
    'country name, country code, country iso, country iso2, country iso3, iso country, iso country code, iso2, iso3, Land, Staat, pays, país, paese, kraj, ' +
      'страна, ülke, maa, země, krajina, ország, țară, 国, 国家, 국가, ' +
      'ประเทศ, država, країна, negara, quốc gia, الدولة, البلد, מדינה, χώρα, 國家',
  ),
  // `namedSides` knows the words.
  width: list('width, resolution x, res x, w'),
  height: list('height, resolution y, res y, h'),
  // By its values: `matchColumns`.
  unit: [],
  orientation: list(
    'screen orientation, display orientation, Ausrichtung, Bildschirmausrichtung, orientación, orientação, orientamento, ' +
      'oriëntatie, orientering, orientacja, orientace, ориентация, yön, 向き, 画面の向き, 屏幕方向, 화면 방향, ' +
      'aspect ratio, screen aspect ratio, display aspect ratio, Seitenverhältnis, relación de aspecto, proporção da tela',
  ),
  resolution: list(
    'resolution, pixels, screen size, dimensions, display resolution, board resolution, panel resolution, display unit resolution, ' +
      'display 1 resolution, screen 1 resolution, monitor 1 resolution, native resolution, pixel resolution, pixel size, pixel dimensions, ' +
      'Auflösung, résolution, resolução, resolución, risoluzione, resolutie, rozdzielczość, разрешение, çözünürlük, ' +
      'upplösning, opløsning, oppløsning, resoluutio, tarkkuus, rozlišení, rozlíšenie, felbontás, rezoluție, rezolucija, ' +
      'razlučivost, ločljivost, ανάλυση, резолюция, роздільна здатність, độ phân giải, resolusi, 解像度, 分辨率, 해상도, ' +
      'ความละเอียด, 屏幕分辨率, 解析度, 螢幕解析度, الدقة, רזולוציה',
  ),
  screenType: list(
    'display type, media type, media type name, media format, Bildschirmtyp, Medientyp, Werbeträger, ' +
      "type d'écran, tipo de tela, tipo de pantalla, tipo di schermo, schermtype, typ ekranu, тип экрана",
  ),
  venueType: list(
    'venue, venue category, venue type name, openooh category, openooh venue type, environment, Umfeld, ' +
      'type de lieu, tipo de local, tipo de lugar, tipo di sede, locatietype, typ lokalizacji',
  ),
  adTypes: list(
    'allowed ad types id, allowed ad types, ad formats, supported formats, mime types, mimes, Werbeformate, ' +
      'types de publicité, tipos de anúncio, tipos de anuncio',
  ),
  boardImgURL: list('image url, screen image url, photo url, picture url, image link, Bild-URL, foto URL'),
};
